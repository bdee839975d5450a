import { loose } from '../lines.ts'
import type { HeadFacts } from './head.ts'

/** What stands between a recipe's name and the site's: "Leek soup | Our kitchen". */
const BETWEEN_NAMES = /\s+[|–—·»-]\s+/
const MIN_WORDS = 3
/** A name says so much of another that both name one dish. */
const SAME_DISH = 0.6
const MIN_SHARED = 2
const MAX_NAME_LENGTH = 150

/**
 * The name of what the page is about: that of the recipe itself where one of the headings above its
 * list is the page's name in other words, else the page's headline, checked by what the page calls
 * itself.
 */
export function pageTitle(head: HeadFacts, headings: string[] = []): string | null {
  const called = [head.ogTitle ?? '', head.title].filter(Boolean)
  const names = [...called, ...head.h1]
  const own = headings.find((heading) => namesDish(heading, names) && !isSiteOnly(heading, called))
  if (own && !head.h1.includes(own)) return own
  return nameOfPage(head.h1, called)
}

function nameOfPage(h1: string[], called: string[]): string | null {
  const headline = headlineOf(h1, called)
  const segment = called[0]?.split(BETWEEN_NAMES)[0]
  if (!headline) return segment || null
  // "Leek soup recipe by Anna" where the page calls itself "Leek soup recipe".
  const isLonger = loose(headline).startsWith(loose(segment ?? ''))
  const isCalledSo = called.some((name) => loose(name).startsWith(loose(headline)))
  const isCut = segment && isLonger && !isCalledSo && segment.split(' ').length >= MIN_WORDS
  return isCut ? segment : headline
}

/** Of several headlines (a logo, "Sign up"), the one that names the page. */
function headlineOf(headlines: string[], called: string[]): string | undefined {
  const own = headlines.filter((text) => !isSiteOnly(text, called))
  const named = own.filter((text) => called.some((name) => loose(name).includes(loose(text))))
  const alike = own.filter((text) => namesDish(text, called))
  return named[0] ?? alike[0] ?? own[0] ?? headlines[0]
}

function isSiteOnly(text: string, called: string[]): boolean {
  return called.some((name) => {
    const parts = name.split(BETWEEN_NAMES).map(loose)
    return parts[0] !== loose(text) && parts.at(-1) === loose(text)
  })
}

/** Whether most words of a text are the name's; "Banana muffins" and "My banana muffin" are alike. */
function namesDish(text: string, names: string[]): boolean {
  if (text.length > MAX_NAME_LENGTH || /[?!…:]$/.test(text)) return false
  const words = wordsOf(text)
  return names.some((name) => {
    const said = wordsOf(name)
    const shared = words.filter((word) => said.some((other) => areAlike(word, other))).length
    return shared >= Math.min(MIN_SHARED, said.length) && shared >= words.length * SAME_DISH
  })
}

/** Numbers of a noun differ in the end. */
function areAlike(word: string, other: string): boolean {
  return word.startsWith(other) || other.startsWith(word)
}

function wordsOf(text: string): string[] {
  return (
    text
      .slice(0, MAX_NAME_LENGTH)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? []
  )
}
