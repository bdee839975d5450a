import { isDeepStrictEqual } from 'node:util'
import { DomainError } from '#server/errors.ts'
import type { LanguageModel } from '#server/gateways/language-model.ts'
import { CONVERSION_TIMEOUT_SECONDS } from '#shared/convert.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { RecipeContent } from '#shared/recipe.ts'
import type { Converted, Converter, ConvertOptions } from '../converter.ts'
import { PATIENCE, type Patience } from './ask.ts'
import { converse, type Outcome } from './converse.ts'
import { fitToModel } from './fit-to-model.ts'
import { LiveAnswer } from './live-answer.ts'
import { PROMPT_VERSION, systemTexts, type TaskName } from './prompts.ts'
import { type Additions, findAdditions, markAdditions } from './review/grounding.ts'
import { mistakesIn } from './review/review.ts'
import { readFacts } from './review/source-facts.ts'
import { readSourceKitchen, type SourceKitchen } from './review/source-kitchen.ts'
import type { Wished } from './review/wish-review.ts'
import { recipeData, sourceData, textOf } from './task-data.ts'

/** The provider works while we wait, so more than there are cores. */
const CONCURRENCY = 16
/** What is left of a caller's patience is for saving, or for another converter. */
const TOTAL_MS = (CONVERSION_TIMEOUT_SECONDS - 5) * 1000

type Settings = { totalMs?: number; patience?: Patience }

type Task = {
  name: TaskName
  data: unknown
  /** What the recipe has that its source has not; null where there is no source to hold it against. */
  compare: (outcome: Outcome) => Additions | null
  /** Whether additions are mistakes. A change may add what nobody named: it is only marked. */
  isBound: boolean
  /** What the rules understand of the source, where there is one. */
  source?: SourceKitchen | null
  /** What the cook wants of it, where that is more than converting. */
  wished?: Wished
  /** Why there is no recipe, for the user. */
  refuse: () => DomainError
}

/** Has a language model understand, change and make recipes, and checks what it says. */
export function createAnthropicConverter(
  model: LanguageModel,
  { totalMs = TOTAL_MS, patience = PATIENCE }: Settings = {},
): Converter {
  async function work(task: Task, options: ConvertOptions): Promise<Converted> {
    const timeout = AbortSignal.timeout(totalMs)
    const { report, spend, mayAsk = async () => {} } = options
    try {
      const outcome = await converse({
        model,
        system: systemTexts(task.name, options),
        data: task.data,
        fit: ({ content, answer }) => fitToModel(content, options.model, answer.language),
        review: (found) =>
          mistakesIn({
            content: found.content,
            language: task.isBound ? options.language : found.answer.language,
            model: options.model,
            additions: task.isBound ? task.compare(found) : null,
            source: task.source ?? null,
            wished: task.wished ?? null,
          }),
        live: new LiveAnswer(report),
        mayAsk,
        onUsage: (tokens) => spend({ aiModel: model.id, promptVersion: PROMPT_VERSION, ...tokens }),
        signal: AbortSignal.any([options.signal, timeout]),
        cancelled: options.signal,
        deadline: Date.now() + totalMs,
        patience,
      })
      if (outcome.answer.outcome !== 'recipe') throw task.refuse()
      return converted(outcome, task.compare(outcome), options)
    } catch (error) {
      options.signal.throwIfAborted()
      if (timeout.aborted) throw new DomainError('CONVERSION_TIMEOUT', {}, { cause: error })
      throw error
    }
  }

  return {
    name: 'anthropic',
    concurrency: CONCURRENCY,

    structure(draft, options) {
      const facts = readFacts(draft.rawText, options.language)
      return work(
        {
          name: 'structure',
          data: sourceData(draft),
          compare: ({ content, answer }) => findAdditions(content, facts, answer.language),
          isBound: true,
          source: readSourceKitchen(draft, options.language),
          refuse: () => new DomainError('NO_RECIPE_IN_TEXT', { missing: 'everything' }),
        },
        options,
      )
    },

    async modify(recipe, instruction, options) {
      const facts = readFacts(`${textOf(recipe)}\n${instruction}`, options.language)
      const result = await work(
        {
          name: 'modify',
          data: { instruction, recipe: recipeData(recipe) },
          compare: ({ content, answer }) =>
            withEarlier(recipe, content, findNewFoods(content, facts, answer.language)),
          isBound: false,
          wished: { text: instruction, spoken: options.language, before: recipe },
          refuse: refusal('MODIFICATION_IMPOSSIBLE'),
        },
        options,
      )
      if (isSame(result.content, recipe)) throw new DomainError('NOTHING_CHANGED')
      return result
    },

    generate: (idea, options) =>
      work(
        {
          name: 'generate',
          data: { idea },
          compare: () => null,
          isBound: false,
          wished: { text: idea, spoken: options.language, before: null },
          refuse: refusal('IDEA_IMPOSSIBLE'),
        },
        options,
      ),
  }
}

const refusal = (code: ErrorCode) => () => new DomainError(code)

function converted(
  { answer, content }: Outcome,
  additions: Additions | null,
  { model }: ConvertOptions,
): Converted {
  return {
    content: additions ? markAdditions(content, additions) : content,
    model,
    language: answer.language,
    by: 'anthropic',
  }
}

/** Only foods: amounts change with what was asked for. */
function findNewFoods(...args: Parameters<typeof findAdditions>): Additions {
  const { ingredients } = findAdditions(...args)
  const foods = [...ingredients].filter(([, what]) => what === 'ingredient')
  return { ingredients: new Map(foods), amounts: new Map() }
}

/** What was marked before stays so while it is there. */
function withEarlier(before: RecipeContent, after: RecipeContent, additions: Additions): Additions {
  const marks = new Map(before.ingredients.map(({ name, added }) => [name, added]))
  for (const { ingredientJsonId, name } of after.ingredients) {
    const added = marks.get(name)
    if (added) additions.ingredients.set(ingredientJsonId, added)
  }
  return additions
}

function isSame(one: RecipeContent, other: RecipeContent): boolean {
  return isDeepStrictEqual(plainData(one), plainData(other))
}

/** As JSON, in which what is undefined is absent. */
function plainData(content: RecipeContent): unknown {
  return JSON.parse(JSON.stringify(recipeData(content)))
}
