import type { ReadRecipe } from '../../read/read-recipe.ts'
import { type Clause, readClauses } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { type Cues, readCues } from './cues.ts'
import { IngredientRefs, type Mention } from './ingredient-refs.ts'
import type { KnownIngredient } from './ingredients.ts'
import type { Action, Food } from './lexicon/kinds.ts'
import { readSentences } from './sentences.ts'

const STEAMED: readonly Food[] = [
  ...(['fish', 'seafood', 'poultry', 'potato', 'hardVegetable', 'softVegetable', 'leaf'] as const),
  'legume',
]
const DRY: readonly Food[] = ['flour', 'starch', 'sugar', 'cocoa', 'leavening', 'salt', 'spice']

/** One clause of the method with all that was read out of it. */
export type Task = {
  clause: Clause
  cues: Cues
  mentions: readonly Mention[]
  /** Name of the component that begins here: a heading, or "For the sauce". */
  component: string | null
}

/** Reads the whole method into tasks, in the source's order. */
export function readTasks(
  source: ReadRecipe,
  ingredients: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): Task[] {
  const refs = new IngredientRefs(ingredients, lexicon)
  const heads = new Set(ingredients.flatMap(({ stems }) => [...stems]))
  const isIngredient = (word: string) => heads.has(lexicon.stem(word))
  let heading: string | null = null
  const tasks = readSentences(source.steps, lexicon).flatMap((sentence, number) => {
    const newHeading = sentence.heading === heading ? null : sentence.heading
    heading = sentence.heading
    if (newHeading) refs.enterComponent(newHeading.toLowerCase())
    return readClauses(sentence, number, { lexicon, isIngredient }).map((read, index) => {
      const { clause, opener } = takeOpener(read, lexicon)
      if (opener) refs.enterComponent(opener.toLowerCase())
      const component = [index === 0 ? newHeading : null, opener].filter(Boolean).join(': ')
      const mentions = refs.find(clause)
      const cues = readCues(clause, lexicon)
      return {
        clause: fillsVessel(clause, cues, mentions),
        cues,
        mentions,
        component: component || null,
      }
    })
  })
  return tasks.map((task, at) => carryObjects(task, tasks.slice(0, at)))
}

const PREPARED: readonly Action[] = ['prepare', 'dice', 'slice', 'chop', 'grate', 'crush', 'grind']
const CARRYING: readonly Action[] = [
  'add',
  'transfer',
  'cook',
  'boil',
  'simmer',
  'steam',
  'fry',
  'sweat',
]

/** "Rinse the rice and cook it": an order without an object is about the one before it. */
function carryObjects(task: Task, earlier: readonly Task[]): Task {
  const { clause, mentions } = task
  const before = earlier.findLast(
    ({ clause: { sentence }, mentions: named }) =>
      sentence === clause.sentence &&
      named.some(({ ingredient }) => clause.action !== 'steam' || isSteamed(ingredient)),
  )
  const isAboutIt =
    before !== undefined &&
    mentions.length === 0 &&
    CARRYING.includes(clause.action) &&
    (PREPARED.includes(before.clause.action) || clause.action === 'steam')
  if (!isAboutIt) return task
  const span = { start: clause.verb.end, end: clause.verb.end }
  const carried = { ...task, mentions: before.mentions.map((mention) => ({ ...mention, span })) }
  return { ...carried, clause: fillsVessel(clause, task.cues, carried.mentions) }
}

/** "Tip the flour into a bowl" moves nothing out; it adds. */
function fillsVessel(clause: Clause, { place }: Cues, mentions: readonly Mention[]): Clause {
  const isFilling =
    (clause.action === 'transfer' || isSieving(clause, mentions)) &&
    mentions.length > 0 &&
    (place === 'bowl' || place === 'pot')
  return isFilling ? { ...clause, action: 'add' } : clause
}

function isSteamed({ food }: KnownIngredient): boolean {
  return food !== null && STEAMED.includes(food)
}

/** "Sieve the flour into a bowl" puts it in. */
function isSieving({ action }: Clause, mentions: readonly Mention[]): boolean {
  return action === 'drain' && mentions.every(({ ingredient }) => isDry(ingredient))
}

function isDry({ food }: KnownIngredient): boolean {
  return food !== null && DRY.includes(food)
}

/** Parts "For the sauce," from the clause that it opens. */
function takeOpener(
  clause: Clause,
  lexicon: CompiledLexicon,
): { clause: Clause; opener: string | null } {
  lexicon.componentOpeners.lastIndex = 0
  const end = lexicon.componentOpeners.test(clause.folded) ? clause.folded.search(/[,:;]\s/) + 1 : 0
  if (end === 0 || end > clause.verb.start || end > 60) return { clause, opener: null }
  const { start, end: verbEnd } = clause.verb
  const rest = {
    ...clause,
    text: clause.text.slice(end),
    folded: clause.folded.slice(end),
    verb: { start: start - end, end: verbEnd - end },
  }
  return { clause: rest, opener: clause.text.slice(0, end - 1).trim() }
}
