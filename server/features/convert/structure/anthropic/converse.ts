import { DomainError } from '#server/errors.ts'
import type {
  LanguageModel,
  ModelAnswer,
  ModelQuestion,
  ModelUsage,
} from '#server/gateways/language-model.ts'
import type { RecipeContent } from '#shared/recipe.ts'
import { type Answer, AnswerSchema, readAnswer } from './answer.ts'
import { ask, type Patience } from './ask.ts'
import type { LiveAnswer } from './live-answer.ts'

/** Times that an answer is given back with what is wrong with it. */
const CORRECTIONS = 2
/** A recipe of sixty steps has some 6,000 tokens. */
const MAX_TOKENS = 16_000

export type Talk = {
  model: LanguageModel
  system: readonly string[]
  /** What people wrote; it stands in the user's turn as JSON, so that it cannot pass for a rule. */
  data: unknown
  /** What is wrong with a recipe that is right by its form, in words for the model. */
  review: (outcome: Outcome) => string[]
  live: LiveAnswer
  mayAsk: () => Promise<void>
  onUsage: (usage: ModelUsage) => void
  signal: AbortSignal
  deadline: number
  patience: Patience
}

/** An answer that is right by its form: a recipe, or that there is none. */
export type Outcome = { answer: Answer; content: RecipeContent }

/**
 * Asks for a recipe and gives it back with what is wrong until it is right or twice was enough.
 * Then the last one that is right by its form is taken; what the check still finds is for the cook
 * to see. Throws `AI_UNAVAILABLE`, `AI_REFUSED` and `AI_ANSWER_UNUSABLE`.
 */
export async function converse(talk: Talk): Promise<Outcome> {
  const first = { role: 'user', text: JSON.stringify(talk.data) } as const
  const messages: ModelQuestion['messages'][number][] = [first]
  let best: Outcome | null = null
  for (let round = 0; round <= CORRECTIONS; round++) {
    const answer = await askFor(talk, messages)
    if (answer.end === 'refused') throw new DomainError('AI_REFUSED')
    const read = answer.end === 'cut' ? { mistakes: [TOO_LONG] } : readAnswer(answer.text)
    const mistakes = 'mistakes' in read ? read.mistakes : reviewed(talk, read)
    if (!('mistakes' in read)) best = read
    if (mistakes.length === 0 && best) return best
    messages.splice(1, Infinity, ...corrections(answer, mistakes))
  }
  if (!best) throw new DomainError('AI_ANSWER_UNUSABLE')
  return best
}

const TOO_LONG = 'The answer was cut at the length limit. Write shorter texts.'

function reviewed(talk: Talk, outcome: Outcome): string[] {
  return outcome.answer.outcome === 'recipe' ? talk.review(outcome) : []
}

async function askFor(talk: Talk, messages: ModelQuestion['messages']): Promise<ModelAnswer> {
  const { model, system, live, mayAsk, signal, deadline, patience } = talk
  const question = { system, messages, schema: AnswerSchema, maxTokens: MAX_TOKENS }
  const answer = await ask(model, question, {
    signal,
    deadline,
    patience,
    async onTry() {
      await mayAsk()
      live.restart()
    },
    onText: (piece) => live.take(piece),
  })
  talk.onUsage(answer.usage)
  return answer
}

/** The answer as it was, where it has any text, and what to mend about it. */
function corrections({ text, end }: ModelAnswer, mistakes: readonly string[]) {
  const list = mistakes.map((mistake) => `- ${mistake}`).join('\n')
  const wish = `This answer cannot be used:\n${list}\nAnswer the whole document again with that mended.`
  const mend = { role: 'user', text: wish } as const
  return text && end === 'complete' ? [{ role: 'assistant', text } as const, mend] : [mend]
}
