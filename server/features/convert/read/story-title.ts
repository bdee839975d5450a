import { findFoodId } from '#shared/quantity/find-food.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { startsWithAmount, startsWithVerb, tellsCooking } from './line-look.ts'
import { isGreeting, roleOf } from './line-role.ts'
import type { Line } from './lines.ts'

const MAX_WORDS = 9
const MAX_LEAD_WORDS = 6
const MIN_SHOUTED = 3
/** "314. Polpette" */
const NUMBERED = /^\d{1,4}\.?\s+(?=\p{Lu})/u
/** "POTAGE CRESSONNIÈRE. — Éplucher…", "Haricot de mouton. — Le haricot…" */
const LEAD = /^(\p{Lu}[^.!?—]{2,60})\.?(?:[^.!?—]{0,60}\.)?\s*[—–]\s+(?=\p{Lu})/u
/** "Tortilla de patatas: para 4 personas…" */
const LABEL = /^(\p{Lu}[^:.,!?\d]{3,50})\s?:\s+(?=\S)/u
/** "…here is the recipe for lentil soup." */
const DISH = new RegExp(
  `(?<!\\p{L})${anyOf(HEADING_WORDS.recipeFor)}(?:\\s+|(?<=['’]))(\\p{L}[^.!?:;,()–—]{2,50}?)(?=[.!?:;,()–—]|\\s[–—]|$)`,
  'iu',
)
const MAX_LINES = 3

/** What a story calls the dish, in a line of its own or before its first words, and the rest of it. */
export function storyTitle(lines: readonly Line[]): { title: string | null; rest: string[] } {
  const told = lines.map(({ text }) => text)
  const [first = '', ...others] = told
  if (others.length > 0 && isName(lines[0] as Line)) {
    const title = first.replace(NUMBERED, '').replace(/[\s:.]+$/, '')
    return { title, rest: others }
  }
  const lead = leadOf(first) ?? labelOf(first)
  if (lead?.[1])
    return { title: lead[1].trim(), rest: [capital(first.slice(lead[0].length)), ...others] }
  const dish = told.slice(0, MAX_LINES).map((text) => DISH.exec(text)?.[1]?.trim())
  const named = dish.find((name) => name && name.split(' ').length <= MAX_LEAD_WORDS)
  return { title: named ? capital(named) : null, rest: told }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "Peel 500 g potatoes – Boil them" begins with an order. */
function leadOf(text: string): RegExpExecArray | null {
  const found = LEAD.exec(text)
  const name = found?.[1] ?? ''
  return startsWithVerb(name) || /\d/.test(name) ? null : found
}

function labelOf(text: string): RegExpExecArray | null {
  const found = LABEL.exec(text)
  const name = found?.[1] ?? ''
  if (name.split(' ').length > MAX_LEAD_WORDS || isGreeting(name) || startsWithVerb(name))
    return null
  return findFoodId(name) === null ? null : found
}

/** A line of its own; one in capitals may have a full stop: "TO MAKE A SEED CAKE." */
function isName(line: Line): boolean {
  const text = line.text.replace(NUMBERED, '')
  const count = text.split(' ').length
  if (count > MAX_WORDS || isGreeting(text)) return false
  const isShouted = text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)
  if (isShouted && count >= MIN_SHOUTED) return !/[!?,;]$/.test(text) && !startsWithVerb(text)
  if (roleOf(line)) return false
  return !/[.!?,;]$/.test(text) && !tellsCooking(text) && !startsWithAmount(text)
}
