import { ingredientLists } from './find-ingredients.ts'
import { methodAfter, methods } from './find-steps.ts'
import { namedParts, withFurtherParts } from './further-parts.ts'
import { tellsCooking } from './line-look.ts'
import { roleOf } from './line-role.ts'
import type { Part, ScoredPart } from './line-runs.ts'
import type { Line } from './lines.ts'

/** A list, its method, and how surely they are a recipe's: 0 for none, about 4 where both have headings. */
type Choice = { list: ScoredPart | null; method: ScoredPart | null; sureness: number }

/**
 * The parts of a recipe in the order of the text; several where each list has a method of its own, under
 * the name of what they make.
 */
export type Parts = { lists: NamedPart[]; methods: NamedPart[]; sureness: number }
export type NamedPart = Part & { name: string | null }

/** Lines with amounts are a surer sign than sentences that tell cooking: any story has those. */
const LIST_WEIGHT = 1.5

/** What stands right after a list is its method unless a later run has so many times its signs. */
const FAR_STRONGER = 2
/** So many lines further on, once more as many. */
const FAR = 20
/** What a heading adds; lists of tools and of shopping have one too, a wrong method rarely. */
const LIST_HEADING_WORTH = 0.3
const METHOD_HEADING_WORTH = 0.4

/** A list and a method are judged together: a page may hold several lists, but one is followed by its method. */
export function chooseParts(lines: Line[]): Parts {
  const lists = ingredientLists(lines)
  const known = methods(lines)
  const pairs = lists.flatMap((list) => {
    const own = pairWithNext(lines, list)
    const others = known.filter((method) => canBelong(list, method, own?.method))
    return [...(own ? [own] : []), ...others.map((method) => pairOf(list, method))]
  })
  const alone = [...lists.map(listAlone), ...known.flatMap((one) => methodAlone(lines, one))]
  const best = highest([...pairs, ...alone])
  return { ...partsOf(lines, best, pairs), sureness: best.sureness }
}

function partsOf(lines: Line[], best: Choice, pairs: Pair[]): Pick<Parts, 'lists' | 'methods'> {
  const chain = isPair(best) ? withFurtherParts(lines, best, pairs) : []
  if (chain.length > 1) return namedParts(lines, chain)
  const named = (part: Part | null) => (part ? [{ ...part, name: null }] : [])
  return { lists: named(best.list), methods: named(best.method) }
}

type Pair = Choice & { list: ScoredPart; method: ScoredPart }

const isPair = (choice: Choice): choice is Pair => choice.list !== null && choice.method !== null

function pairWithNext(lines: Line[], list: ScoredPart): Pair | null {
  const method = methodAfter(lines, list)
  return method && pairOf(list, method)
}

const NOTHING: Choice = { list: null, method: null, sureness: 0 }

function highest(choices: Choice[]): Choice {
  return choices.reduce((best, one) => (one.sureness > best.sureness ? one : best), NOTHING)
}

/** Steps after a list that no heading names begin where `methodAfter` says, if there are some. */
function canBelong(list: ScoredPart, method: ScoredPart, next?: ScoredPart): boolean {
  if (method.to <= list.headingAt) return true
  const farness = 1 + Math.max(method.headingAt - list.to, 0) / FAR
  return (
    method.headingAt >= list.to &&
    (method.isHeaded || method.score > FAR_STRONGER * (next?.score ?? 0) * farness)
  )
}

function pairOf(list: ScoredPart, method: ScoredPart): Pair {
  const sureness = 1 + listWorth(list) + methodWorth(method) + nearness(list, method)
  return { list, method, sureness }
}

function listAlone(list: ScoredPart): Choice {
  return { list, method: null, sureness: listWorth(list) }
}

/** Without a list beside it, any prose has lines like steps; a method tells cooking in most of them. */
function methodAlone(lines: Line[], method: ScoredPart): Choice[] {
  const tells = lines.filter((line) => tellsCooking(line.text)).length * 2 > lines.length
  const heading = lines[method.headingAt]
  const isMethod = tells || (heading && roleOf(heading) === 'method')
  return isMethod ? [{ list: null, method, sureness: methodWorth(method) }] : []
}

function listWorth({ score, isHeaded }: ScoredPart): number {
  return share(score) * LIST_WEIGHT + (isHeaded ? LIST_HEADING_WORTH : 0)
}

function methodWorth({ score, isHeaded }: ScoredPart): number {
  return share(score) + (isHeaded ? METHOD_HEADING_WORTH : 0)
}

/** 0–1 by the lines that speak for a part; the first of them count most. */
function share(score: number): number {
  return Math.max(score, 0) / (Math.max(score, 0) + 3)
}

/** A method stands right after its list; rarely before it. */
function nearness(list: Part, method: Part): number {
  if (method.headingAt < list.headingAt) return 0
  return 0.6 / (1 + (method.headingAt - list.to) / 8)
}
