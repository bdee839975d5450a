import { loose } from '../lines.ts'
import type { HeadFacts } from './head.ts'

/** What stands between a recipe's name and the site's: "Leek soup | Our kitchen". */
const BETWEEN_NAMES = /\s+[|–—·»-]\s+/
const FEWEST_WORDS = 3

/** The name of what the page is about: its headline, checked by what the page calls itself. */
export function pageTitle({ h1, ogTitle, title }: HeadFacts): string | null {
  const called = [ogTitle ?? '', title].filter(Boolean)
  const headline = headlineOf(h1, called)
  const segment = called[0]?.split(BETWEEN_NAMES)[0]
  if (!headline) return segment || null
  // "Leek soup recipe by Anna" where the page calls itself "Leek soup recipe".
  const isLonger = loose(headline).startsWith(loose(segment ?? ''))
  return segment && isLonger && segment.split(' ').length >= FEWEST_WORDS ? segment : headline
}

/** Of several headlines (a logo, "Sign up"), the one that names the page. */
function headlineOf(headlines: string[], called: string[]): string | undefined {
  const own = headlines.filter((text) => !called.some((name) => isSiteName(text, name)))
  const named = own.filter((text) => called.some((name) => loose(name).includes(loose(text))))
  return named[0] ?? own[0] ?? headlines[0]
}

function isSiteName(text: string, name: string): boolean {
  const [first, ...others] = name.split(BETWEEN_NAMES).map(loose)
  return first !== loose(text) && others.includes(loose(text))
}
