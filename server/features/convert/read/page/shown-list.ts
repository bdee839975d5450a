import type { Line } from '../lines.ts'

/** Where the lines of a list stand in a page: a place in `lines` each, null for those not shown. */
export type ShownList = { lines: Line[]; places: (number | null)[] }

/** Below this share of its lines the page does not show the list. */
const SHOWN = 0.7
/** After so many other lines the page's list is over. */
const MAX_GAP = 12
/** So many lines may be missing from the page in a row. */
const MAX_SKIPPED = 3
/** Where the first lines stand in so many places, the page is hostile. */
const MAX_STARTS = 40
/** Amount, food and note may stand in as many lines of their own. */
const MAX_CELLS_LENGTH = 4
/** Of a line's words, so many are said where the page words it a little differently. */
const MAX_WORDS = 0.75
const MAX_SHOWN_LENGTH = 300

type Words = Set<string>

/** Finds the stretch of the page that shows most of the list in its order; null where none does. */
export function shownList(list: string[], lines: Line[]): ShownList | null {
  const keys = list.map(wordsOf)
  const shown = lines.map(({ text }) => wordsOf(couldBeItem(text) ? text : ''))
  let best: (number | null)[] = []
  let most = keys.length * SHOWN - 1
  for (const start of startsOf(keys, shown)) {
    const places = placesFrom(keys, shown, start)
    const count = places.filter((place) => place !== null).length
    if (count <= most) continue
    best = places
    most = count
  }
  return best.length > 0 ? { lines, places: best } : null
}

function startsOf(keys: Words[], shown: Words[]): number[] {
  const first = keys.slice(0, MAX_SKIPPED)
  return shown
    .flatMap((words, at) => (first.some((key) => likeness(key, words) > 0) ? [at] : []))
    .slice(0, MAX_STARTS)
}

function placesFrom(keys: Words[], shown: Words[], start: number): (number | null)[] {
  const places: (number | null)[] = keys.map(() => null)
  let next = 0
  let last = start
  for (let at = start; at < shown.length && next < keys.length; at += 1) {
    if (at - last > MAX_GAP) break
    const found = bestOf(keys.slice(next, next + MAX_SKIPPED), shown, at)
    if (found === null) continue
    places[next + found] = at
    next += found + 1
    last = at
  }
  return places
}

/** The line of the list that the page's line at `at` shows; null where the next lines show it better. */
function bestOf(keys: Words[], shown: Words[], at: number): number | null {
  const likenesses = keys.map((key) => likeness(key, shown[at]))
  const most = Math.max(...likenesses)
  const found = likenesses.indexOf(most)
  const key = keys[found]
  if (most === 0 || !key) return null
  const following = shown.slice(at + 1, at + MAX_CELLS_LENGTH)
  return following.some((words) => likeness(key, words) > most) ? null : found
}

/** 2 where a line says all of the other, 1 where it says its name or most of it, 0 where it is another. */
function likeness(key: Words, words: Words | undefined): number {
  if (!words || words.size === 0 || words.size > key.size * 4) return 0
  const share = [...key].filter((word) => words.has(word)).length / key.size
  if (share === 1) return 2
  if (share >= MAX_WORDS) return 1
  return [...words].every((word) => key.has(word)) && [...words].some(isName) ? 1 : 0
}

const couldBeItem = (text: string) => text.length <= MAX_SHOWN_LENGTH && !text.endsWith(':')

const isName = (word: string) => /^\p{L}{3}/u.test(word)

function wordsOf(text: string): Words {
  return new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}+|\p{N}+/gu) ?? [],
  )
}
