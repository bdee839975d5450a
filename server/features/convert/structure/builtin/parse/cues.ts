import { VERBS } from '../ir/verbs.ts'
import type { Clause } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { isDifferenceBefore } from './difference.ts'
import { exceptionEnd, exceptionStart } from './exceptions.ts'
import { isVesselLeft } from './goal-words.ts'
import { isIndefiniteBefore } from './indefinite.ts'
import { isInterval } from './interval.ts'
import type { Action, Device, Place } from './lexicon/kinds.ts'
import { isNegatedAt } from './negation.ts'
import { findMatches, type Span } from './phrases.ts'
import { untilSpans } from './until-words.ts'
import { isOverWater } from './water-bath.ts'

/** Seconds; `max` is above `min` where the source gives a range. */
export type Duration = { min: number; max: number }
export type Heat = 'low' | 'medium' | 'high'
export type CueName = keyof CompiledLexicon['cues']

/** What a clause says of time, heat and place. */
export type Cues = {
  duration: Duration | null
  /** Done over and over while something else goes on: "stir every 5 minutes". */
  isRepeated: boolean
  /** Degrees Celsius. */
  celsius: number | null
  heat: Heat | null
  place: Place | null
  /** The stem of the word for it, where it is a vessel: "skillet" of "in a large skillet". */
  placeWord: string | null
  /** The appliance that does it in the source's kitchen. */
  device: Device | null
  isNewVessel: boolean
  /** "Without colouring": softened, and no more than that. */
  isUncoloured: boolean
  has: (cue: CueName) => boolean
  /** Stretches of the clause that a machine step says in its settings instead. */
  settings: Span[]
}

const HOUR = 3600
/** "5/6 minutes" is from 5 to 6; only hours are told in quarters. */
const SLASHED = /^(?<least>\d{1,3})\/(?<most>\d{1,3})$/
/** "Overnight" as a cook means it. */
const OVERNIGHT = 8 * HOUR

export function readCues(clause: Clause, lexicon: CompiledLexicon): Cues {
  const { folded } = clause
  // Every technique asks, most of them the same.
  const known = new Map<CueName, boolean>()
  const has = (cue: CueName) => {
    const answer = known.get(cue) ?? isSaid(cue, clause, lexicon)
    known.set(cue, answer)
    return answer
  }
  const timings = readTimings(folded, lexicon)
  const said = withoutAsides(folded)
  const { place, device, start, length } = readPlace(said, clause, lexicon)
  const isVessel = place === 'bowl' || place === 'pot' || place === 'fryingPan'
  const isNew = isVessel && isIndefiniteBefore(said.slice(0, start), lexicon.source.language)
  return {
    duration: readDuration(timings.times, folded, lexicon),
    isRepeated: timings.isRepeated,
    celsius: readCelsius(folded, lexicon),
    heat: has('lowHeat') ? 'low' : has('highHeat') ? 'high' : has('mediumHeat') ? 'medium' : null,
    ...{ place, device },
    placeWord: vesselWord(said.slice(start, start + length), place, lexicon),
    isNewVessel: has('newVessel') || isNew,
    isUncoloured: uncolouredIn(clause, lexicon) !== null,
    has,
    settings: [
      ...timings.times.map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
      ...findMatches(lexicon.vesselPhrase, folded),
      ...(['lowHeat', 'mediumHeat', 'highHeat', 'stoveTalk'] as const).flatMap((cue) =>
        lexicon.cues[cue].spans(folded),
      ),
    ],
  }
}

const DIALS: readonly CueName[] = ['lowHeat', 'mediumHeat', 'highHeat']
/** "On low" without a word for heat. */
const BARE_DIAL = /^(?:on|at|to) (?:\S+ )?\S*(?:low|medium|high)$/u

/** "Mix on low" is about the mixer's speed, not the stove's. */
function isSaid(cue: CueName, clause: Clause, lexicon: CompiledLexicon): boolean {
  const { folded, action } = clause
  if (cue === 'golden') return saysGolden(clause, lexicon)
  // "Blend everything (at first with a little of the water)"
  if (cue === 'partOf' && lexicon.cues.allIngredients.isIn(withoutAsides(folded)))
    return lexicon.cues.partOf.isIn(withoutAsides(folded))
  if (cue === 'overWater' && isOverWater(folded)) return true
  if (TEXTURES.includes(cue)) return saysTexture(cue, clause, lexicon)
  const { role } = VERBS[action]
  // "Add the eggs, mixing on low"
  const isMixing = role === 'work' || role === 'add'
  if (!DIALS.includes(cue) || !isMixing) return lexicon.cues[cue].isIn(folded)
  const spans = lexicon.cues[cue].spans(folded)
  return spans.some(({ start, end }) => !BARE_DIAL.test(folded.slice(start, end).trim()))
}

const TEXTURES: readonly CueName[] = ['smooth', 'fine', 'coarse']

/** "But not too fine", "not to a smooth paste": that is coarse. */
function saysTexture(cue: CueName, { folded }: Clause, { cues, source }: CompiledLexicon): boolean {
  const textures = TEXTURES.flatMap((one) => cues[one].spans(folded))
  const isNot = ({ start }: Span): boolean =>
    isNegatedAt(folded, start, source.language) ||
    textures.some((one) => one.end === start - 1 && isNot(one))
  const spansOf = (one: CueName) => cues[one].spans(folded)
  const isLimited = cue === 'coarse' && [...spansOf('smooth'), ...spansOf('fine')].some(isNot)
  return isLimited || spansOf(cue).some((one) => !isNot(one))
}

/** "Without letting it colour" asks for the opposite, "without fat until brown" does not. */
function saysGolden({ folded }: Clause, lexicon: CompiledLexicon): boolean {
  const isLeftOut = isInException(folded, lexicon)
  return lexicon.cues.golden.spans(folded).some((one) => !isLeftOut(one))
}

/** Where a clause says that its food is to take no colour: "without colouring"; "until soft, but not brown" is a goal. */
export function uncolouredIn(
  { folded }: Pick<Clause, 'folded'>,
  lexicon: CompiledLexicon,
): Span | null {
  if (!lexicon.cues.golden.spans(folded).some(isInException(folded, lexicon))) return null
  const start = exceptionStart(folded, 0, lexicon)
  const isGoal = untilSpans(folded, lexicon.source.language).some((one) => one.start < start)
  return isGoal ? null : { start, end: exceptionEnd(folded, start) }
}

function isInException(folded: string, lexicon: CompiledLexicon): (span: Span) => boolean {
  const from = exceptionStart(folded, 0, lexicon)
  const end = exceptionEnd(folded, from)
  const namesFood = (text: string) =>
    lexicon.foods.places(text).some((at) => lexicon.foods.at(text, at).length > 0)
  return ({ start }) => start > from && start < end && !namesFood(folded.slice(from, start))
}

type Timings = { times: RegExpExecArray[]; isRepeated: boolean }

/** The times for which something goes on, without those that say how much less or how often. */
function readTimings(folded: string, lexicon: CompiledLexicon): Timings {
  const found = [...folded.matchAll(lexicon.duration)].filter((one) => !isOrdinal(one, folded))
  const after = ({ index, 0: { length } }: RegExpExecArray) => folded.slice(index + length)
  const goesOn = found.filter((one) => !isInterval(folded.slice(0, one.index), after(one), lexicon))
  return {
    times: goesOn.filter((one) => !isDifferenceBefore(after(one), lexicon)),
    isRepeated: goesOn.length < found.length,
  }
}

/** "In a second pan": no time. */
function isOrdinal({ index, 0: text }: RegExpExecArray, folded: string): boolean {
  const isWord = /^(?:an?|one|the) second$/u.test(text)
  return (
    isWord &&
    /^ (?!or |and |at |on |to |then |until )\p{L}/u.test(folded.slice(index + text.length))
  )
}

/** The first time in the clause; "1 hour and 30 minutes" and "1 hour 30 minutes" are one. */
function readDuration(
  [first, second]: readonly RegExpExecArray[],
  folded: string,
  lexicon: CompiledLexicon,
): Duration | null {
  if (!first) return lexicon.overnight.isIn(folded) ? { min: OVERNIGHT, max: OVERNIGHT } : null

  const duration = durationOf(first, lexicon)
  const gap = second && folded.slice(first.index + first[0].length, second.index)
  const isContinued =
    (first.groups?.h || first.groups?.alone) &&
    second?.groups?.m &&
    /^\s*(?:\p{L}{1,3}\s*)?$/u.test(gap ?? '')
  if (!isContinued || !second) return duration
  const rest = durationOf(second, lexicon)
  return { min: duration.min + rest.min, max: duration.max + rest.max }
}

export function durationOf({ groups = {} }: RegExpMatchArray, lexicon: CompiledLexicon): Duration {
  const alone = groups.alone && lexicon.timesAlone.get(groups.alone)
  if (alone) return { min: alone, max: alone }
  if (groups.least) {
    const least = Number(groups.least) * 60
    return { min: least, max: Math.max(least, Number(groups.most ?? 0) * 60) }
  }
  const size = groups.s ? 1 : groups.m ? 60 : HOUR
  const range = size < HOUR && !groups.to ? SLASHED.exec(groups.from ?? '') : null
  if (range?.groups) {
    const [least, most] = [Number(range.groups.least), Number(range.groups.most)]
    if (least > 1 && least < most) return { min: least * size, max: most * size }
  }
  const { to } = groups
  // Polish "piec do 55 minut" is to bake, and no "pięć": nobody writes one end of a range in words.
  const isOneEnd = to !== undefined && /^\d/.test(to) && /^\p{L}/u.test(groups.from ?? '')
  const min = readNumber((isOneEnd ? to : groups.from) ?? '', lexicon) * size
  const max = to ? readNumber(to, lexicon) * size : min
  const more = groups.half ? HOUR / 2 : Number(groups.rest ?? 0) * 60
  return { min: Math.round(min + more), max: Math.round(Math.max(min, max) + more) }
}

const GLYPHS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

function readNumber(text: string, lexicon: CompiledLexicon): number {
  const word = lexicon.numbers.get(text.replace(/\s+/g, ' '))
  if (word !== undefined) return word
  return text
    .replace(/[½¼¾]/g, (glyph) => ` ${GLYPHS[glyph]}`)
    .trim()
    .split(/\s+/)
    .map((part) => {
      const [top, bottom] = part.replace(',', '.').split('/').map(Number)
      return (top ?? 0) / (bottom || 1)
    })
    .reduce((sum, part) => sum + part, 0)
}

function readCelsius(folded: string, lexicon: CompiledLexicon): number | null {
  const found = [...folded.matchAll(lexicon.degrees)]
  const best = found.find(({ groups }) => groups?.c) ?? found[0]
  if (!best) return bareDegrees(folded)
  const value = Number(best.groups?.value)
  return best.groups?.f ? toCelsius(value) : value
}

/** "Heat to 325 degrees": no oven of degrees Celsius goes so high. */
const BARE_DEGREES = /(?<!\d)(?<value>[3-5]\d\d) degrees(?!\p{L})/u

function bareDegrees(folded: string): number | null {
  const value = BARE_DEGREES.exec(folded)?.groups?.value
  return value ? toCelsius(Number(value)) : null
}

export const toCelsius = (fahrenheit: number) => Math.round(((fahrenheit - 32) * 5) / 9)

/** Where an appliance's food stands in the mixing bowl's stead. */
const PLACE_OF: Record<Device, Place> = {
  slowCooker: 'pot',
  pressureCooker: 'pot',
  microwave: 'bowl',
}

/** "Mix well (a blender does it too)": what a bracket says is one way among others. */
function withoutAsides(folded: string): string {
  return folded.replace(/(?<=\p{L}.*)\([^)]*\)?/gsu, (aside) => ' '.repeat(aside.length))
}

/** "The tin of tomatoes", "a glass of wine": what is measured, no place. */
const MEASURED = /^(?:tins?|jars?|glass(?:es)?|bottles?) of (?!(?:an?|the|your) )/u

const PUT_IN: readonly Action[] = ['add', 'stirIn', 'fold']
const BEATING: readonly Action[] = ['whisk', 'whip', 'cream']
/** "Beat the butter with the mixer": what beats holds nothing. */
const BY = /(?<!\p{L})(?:with|using|mit|mithilfe|con|avec|au|cu)\s+(?:\p{L}{1,6}\s+|l'|un')?$/u

/** The place whose word is longest: "baking dish" is the oven's, not a plate. */
function readPlace(
  folded: string,
  { action }: Clause,
  lexicon: CompiledLexicon,
): Pick<Cues, 'place' | 'device'> & { start: number; length: number } {
  const named = [
    ...lexicon.places.map(({ place, pattern }) => ({ place, device: null, pattern })),
    ...lexicon.devices.map(({ device, pattern }) => ({ place: PLACE_OF[device], device, pattern })),
    { place: null, device: null, pattern: lexicon.handTools },
  ]
  const isEnglish = lexicon.source.language === 'en'
  let best: { place: Place | null; device: Device | null; length: number; start: number } | null =
    null
  for (const { place, device, pattern } of named) {
    const isHolding = place === 'oven' || place === 'plate'
    for (const { start, end } of pattern.spans(folded)) {
      if (isHolding && isEnglish && MEASURED.test(folded.slice(start))) continue
      const isTool = place === 'bowl' && BEATING.includes(action) && BY.test(folded.slice(0, start))
      const isSource =
        PUT_IN.includes(action) && isVesselLeft(place, folded.slice(0, start), lexicon)
      if (isTool || isSource) continue
      if (end - start > (best?.length ?? 0)) best = { place, device, length: end - start, start }
    }
  }
  const { place = null, device = null, start = 0, length = 0 } = best ?? {}
  return { place, device, start, length }
}

/** A tin is called by its noun afterwards: "the pan" of "a greased baking pan". */
function vesselWord(phrase: string, place: Place | null, lexicon: CompiledLexicon): string | null {
  if (place === 'oven') return stemOf(phrase.split(' ').at(-1) ?? phrase, lexicon)
  const isVessel = place === 'bowl' || place === 'pot' || place === 'fryingPan'
  return isVessel ? stemOf(phrase, lexicon) : null
}

const stemOf = (phrase: string, { stem }: CompiledLexicon) =>
  phrase.split(/\s+/).map(stem).join(' ')
