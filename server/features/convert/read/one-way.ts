import { BEFORE_DEVICES, DEVICES, WAY_WORDS } from './devices.ts'
import { anyOf } from './heading-words.ts'
import { headingKey } from './line-role.ts'
import type { ReadSection } from './read-recipe.ts'

/** The sections of a method that are followed, and what they leave out of it. */
export type OneWay = { steps: ReadSection[]; others: string[] }
type Told = { section: ReadSection; way: number | null }

const MAX_WORDS_OF_WAY = 7
const MAX_LABEL_LENGTH = 40
/** Share of the words that two ways to cook a dish have in common, at least. */
const MIN_SHARED = 0.3
/** The same where a heading says that it is about a way. */
const MIN_SHARED_OF_CALLED = 0.15
/** Less cannot be a whole method, only a stage of one: "Oven: heat it to 180 °C." */
const MIN_LENGTH_OF_WAY = 60
const LABEL = /^([^:.!?]{3,}?)\s*(?::\s*|$)/u
/** How a method ends. */
const SERVED =
  /(?<!\p{L})(?:serv(?:e|ed|ing)|servier\p{L}*|anricht\p{L}*|serv(?:ez|ir|i)|sirve|servid|servi(?:re|te)|poda(?:j|wa)\p{L}*|пода\p{L}*|serve[sș]te|servi[tț]i)(?!\p{L})/iu

const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length)
const NAMES = DEVICES.map((words) => anyOf(longestFirst(words)))
const CALLED = new RegExp(`(?<!\\p{L})${anyOf(WAY_WORDS)}(?!\\p{L})`, 'u')
const INSIDE = NAMES.map((name) => new RegExp(`(?<![\\p{L}-])${name}(?!\\p{L})`, 'u'))
const ALONE = NAMES.map(
  (name) => new RegExp(`^(?:${anyOf(longestFirst(BEFORE_DEVICES))} )?${name}$`, 'u'),
)

/** The place of what a heading names to cook in among `DEVICES`; null when it heads no way to cook. */
function wayOf(heading: string | null): number | null {
  const key = headingKey(heading ?? '')
  if (key === '' || key.split(' ').length > MAX_WORDS_OF_WAY) return null
  const names = CALLED.test(key) ? INSIDE : ALONE
  const way = names.findIndex((name) => name.test(key))
  return way === -1 ? null : way
}

/** Whether a heading says that its method is the one for a device: "Slow cooker method". */
export const isWay = (heading: string | null): boolean => wayOf(heading) !== null

/**
 * A source may tell a dish for the oven, for the slow cooker and for the Instant Pot one after the
 * other. They are ways to cook the same, so one is followed: the one whose device the machine is the
 * nearest to, or the one without a device's name if it ends with serving. The others are given apart,
 * under their names; what stands around them stays.
 */
export function withOneWay(sections: readonly ReadSection[]): OneWay {
  const parts = sections
    .flatMap(splitAtWays)
    .map((section) => ({ section, way: wayToldIn(section) }))
  const ways = parts.flatMap(({ way }) => way ?? [])
  const isFirstWhole = isServed(
    parts.slice(
      0,
      parts.findIndex(({ way }) => way !== null),
    ),
  )
  const chosen = isFirstWhole ? null : Math.min(...ways)
  const followed = parts.filter(({ way }) => way === chosen)
  const others = parts.filter(
    (part) => part.way !== null && part.way !== chosen && isSameDish(part, followed),
  )
  if (others.length === 0) return { steps: sections.map(withoutOnlyWay), others: [] }
  return {
    steps: parts
      .filter((part) => !others.includes(part))
      .map(({ section, way }) => (way === null ? section : { ...section, heading: null })),
    others: others.map(({ section }) => `${section.heading}: ${section.lines.join(' ')}`),
  }
}

/** "Slow cooker method" above the only method says nothing. */
function withoutOnlyWay(section: ReadSection): ReadSection {
  return isCalled(section) && isWay(section.heading) ? { ...section, heading: null } : section
}

const wayToldIn = ({ heading, lines }: ReadSection) =>
  lines.join(' ').length < MIN_LENGTH_OF_WAY ? null : wayOf(heading)

/** "Stovetop" and "Oven" may also be two stages of one dish: those tell of other things than each other. */
function isSameDish({ section }: Told, followed: readonly Told[]): boolean {
  const own = wordsOf([section])
  const known = wordsOf(followed.map((one) => one.section))
  const both = [...own].filter((word) => known.has(word)).length
  const least = isCalled(section) ? MIN_SHARED_OF_CALLED : MIN_SHARED
  return both >= least * Math.min(own.size, known.size)
}

const isCalled = ({ heading }: ReadSection) => CALLED.test(headingKey(heading ?? ''))

const wordsOf = (sections: readonly ReadSection[]) =>
  new Set(
    sections.flatMap(
      ({ lines }) =>
        lines
          .join(' ')
          .toLowerCase()
          .match(/\p{L}{4,}/gu) ?? [],
    ),
  )

const isServed = (parts: readonly Told[]) => SERVED.test(parts.at(-1)?.section.lines.at(-1) ?? '')

/** Lines that are such a heading, or begin with one: "Slow cooker: Brown the beef …" */
function splitAtWays({ heading, lines }: ReadSection): ReadSection[] {
  const sections: ReadSection[] = [{ heading, lines: [] }]
  for (const line of lines) {
    const label = LABEL.exec(line.slice(0, MAX_LABEL_LENGTH + 1))
    if (label?.[1] !== undefined && isWay(label[1])) {
      const rest = line.slice(label[0].length)
      sections.push({ heading: label[1], lines: rest === '' ? [] : [rest] })
    } else sections.at(-1)?.lines.push(line)
  }
  return sections.filter((section) => section.lines.length > 0)
}
