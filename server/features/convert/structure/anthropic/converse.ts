import { isDeepStrictEqual } from 'node:util'
import { DomainError } from '#server/errors.ts'
import type {
  LanguageModel,
  ModelAnswer,
  ModelQuestion,
  ModelUsage,
} from '#server/gateways/language-model.ts'
import type { RecipeContent, Severity } from '#shared/recipe.ts'
import { type Answer, AnswerSchema, readAnswer } from './answer.ts'
import { ask, type Patience } from './ask.ts'
import type { LiveAnswer } from './live-answer.ts'
import { PATCH_REQUEST, PatchSchema, readCorrection } from './patch.ts'
import type { Mistake } from './review/mistake.ts'

/** Times that an answer is given back with what is wrong with it. */
const CORRECTIONS = 2
/** A recipe of sixty steps has some 6,000 tokens. */
const MAX_TOKENS = 16_000

export type Talk = {
  model: LanguageModel
  system: readonly string[]
  /** What people wrote; it stands in the user's turn as JSON, so that it cannot pass for a rule. */
  data: unknown
  /** The recipe with settings that the chosen machine has. */
  fit: (outcome: Outcome) => RecipeContent
  /** What is wrong with a recipe that is right by its form. */
  review: (outcome: Outcome) => Mistake[]
  live: LiveAnswer
  mayAsk: () => Promise<void>
  onUsage: (usage: ModelUsage) => void
  /** Aborts the current question: when the user cancels, or when the time for all questions is up. */
  signal: AbortSignal
  /** Aborted only when the user cancels: then even a usable answer is dropped. */
  cancelled: AbortSignal
  deadline: number
  patience: Patience
}

/** An answer that is right by its form: a recipe, or that there is none. */
export type Outcome = { answer: Answer; content: RecipeContent }

/**
 * Asks for a recipe and has what is wrong with it mended, by patches, until it is right, twice was
 * enough or it comes back with the same mistakes. Then the best answer that is right by its form is
 * taken; what the check still finds is for the cook to see. Once there is such an answer, no later
 * failure loses it. Throws `AI_UNAVAILABLE`, `AI_REFUSED` and `AI_ANSWER_UNUSABLE`.
 */
export async function converse(talk: Talk): Promise<Outcome> {
  const first = { role: 'user', text: JSON.stringify(talk.data) } as const
  const messages: ModelQuestion['messages'][number][] = [first]
  let best: Reviewed | null = null
  let base: Answer | null = null
  for (let round = 0; round <= CORRECTIONS; round++) {
    const turn = await takeTurn(talk, { messages, base, hasUsable: best !== null })
    if (turn === null) break
    const { reviewed } = turn
    const before = best
    if (reviewed && isBetter(reviewed, before)) best = reviewed
    if (reviewed?.mistakes.length === 0) break
    if (reviewed && before && isDeepStrictEqual(reviewed.mistakes, before.mistakes)) break
    const better = before && best === before ? before : null
    const mended = better ?? reviewed
    base = mended && !mended.mistakes.some(({ isWhole }) => isWhole) ? mended.outcome.answer : null
    messages.splice(1, Infinity, ...corrections(turn, better, base))
  }
  if (!best) throw new DomainError('AI_ANSWER_UNUSABLE')
  return best.outcome
}

/** An answer that is right by its form, and what is wrong with the recipe. */
type Reviewed = { outcome: Outcome; mistakes: readonly Mistake[] }

/** A question: `base` is the answer that a correction may patch. */
type Asked = { messages: ModelQuestion['messages']; base: Answer | null; hasUsable: boolean }

type Turn = { answer: ModelAnswer; reviewed: Reviewed | null; told: readonly string[] }

/**
 * One question and its answer. Null where an earlier answer is usable and this question brought
 * nothing better: it failed, was refused, or the model now says that there is no recipe.
 */
async function takeTurn(talk: Talk, { messages, base, hasUsable }: Asked): Promise<Turn | null> {
  try {
    const answer = await askFor(talk, messages, base ? PatchSchema : AnswerSchema)
    if (answer.end === 'refused') throw new DomainError('AI_REFUSED')
    const read = answer.end === 'cut' ? { mistakes: [TOO_LONG] } : readTurn(answer.text, base)
    if ('mistakes' in read) return { answer, reviewed: null, told: read.mistakes }
    const isRecipe = read.answer.outcome === 'recipe'
    if (hasUsable && !isRecipe) return null
    const outcome = { ...read, content: talk.fit(read) }
    const mistakes = isRecipe ? talk.review(outcome) : []
    return { answer, reviewed: { outcome, mistakes }, told: messagesOf(mistakes) }
  } catch (error) {
    talk.cancelled.throwIfAborted()
    if (hasUsable) return null
    throw error
  }
}

const readTurn = (text: string, base: Answer | null) =>
  base ? readCorrection(text, base) : readAnswer(text)

/** Fewer dangers are better, then fewer problems, then fewer mistakes of any kind. */
function isBetter({ mistakes }: Reviewed, best: Reviewed | null): boolean {
  if (!best) return true
  const [dangers, problems, all] = countsOf(mistakes)
  const [bestDangers, bestProblems, bestAll] = countsOf(best.mistakes)
  return (dangers - bestDangers || problems - bestProblems || all - bestAll) < 0
}

function countsOf(mistakes: readonly Mistake[]): [number, number, number] {
  const count = (level: Severity) => mistakes.filter(({ severity }) => severity === level).length
  return [count('danger'), count('problem'), mistakes.length]
}

const TOO_LONG = 'The answer was cut at the length limit. Write shorter texts.'

async function askFor(
  talk: Talk,
  messages: ModelQuestion['messages'],
  schema: ModelQuestion['schema'],
): Promise<ModelAnswer> {
  const { model, system, live, mayAsk, signal, deadline, patience } = talk
  const question = { system, messages, schema, maxTokens: MAX_TOKENS }
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

/**
 * What to mend, behind the answer as it was, where it has any text: as a patch where `base` is to be
 * mended, else as a whole document. Where an earlier answer was better, that one is mended, without
 * the mistakes of the later one.
 */
function corrections({ answer, told }: Turn, better: Reviewed | null, base: Answer | null) {
  const whole = better?.outcome.answer ?? base
  const text = whole ? JSON.stringify(whole) : answer.end === 'complete' ? answer.text : ''
  const list = listOf(better ? messagesOf(better.mistakes) : told)
  const others = better ? `\nDo not make these mistakes while you mend it:\n${listOf(told)}` : ''
  const form = base ? PATCH_REQUEST : 'Answer the whole document again with that mended.'
  const mend = {
    role: 'user',
    text: `This answer cannot be used:\n${list}${others}\n${form}`,
  } as const
  return text ? [{ role: 'assistant', text } as const, mend] : [mend]
}

const messagesOf = (mistakes: readonly Mistake[]) => mistakes.map(({ message }) => message)
const listOf = (mistakes: readonly string[]) => mistakes.map((mistake) => `- ${mistake}`).join('\n')
