import type { Filling } from './clause.ts'
import type { RenderWords, Voice } from './words/words.ts'

/** A noun's forms: as lists have it, as the object of a verb, and behind an amount. */
type Noun = {
  base: string
  object: string
  afterAmount: string | null
  isPlural: boolean
}

const indexes = new WeakMap<RenderWords, ReadonlyMap<string, Noun>>()

/** The forms of a noun in any of its forms, with or without its article. */
export function findNoun(name: string, words: RenderWords): Noun | null {
  let index = indexes.get(words)
  if (!index) {
    index = indexOf(words)
    indexes.set(words, index)
  }
  return index.get(keyOf(name, words)) ?? null
}

function indexOf(words: RenderWords): ReadonlyMap<string, Noun> {
  const index = new Map<string, Noun>()
  for (const entry of words.nouns.split(',')) {
    const row = entry.trim()
    if (row === '') continue
    const isPlural = row.startsWith('+')
    const forms = row.replace(/^\+/, '').split('|')
    const [base = '', object = base, afterAmount = null] = forms
    const noun = { base, object, afterAmount, isPlural }
    for (const form of forms) {
      const key = keyOf(form, words)
      if (!index.has(key)) index.set(key, noun)
    }
  }
  return index
}

function keyOf(name: string, { determiners }: RenderWords): string {
  return name.trim().toLowerCase().replace(determiners, '').trim()
}

/** Whether a word of the name has a form that never stands behind an amount: "сир домашній". */
export function hasListForm(name: string, words: RenderWords): boolean {
  return name
    .toLowerCase()
    .split(' ')
    .some((word) => {
      const noun = findNoun(word, words)
      return noun?.base === word && noun.afterAmount !== word
    })
}

/** A name out of a list, whose capital may only be that of its line, as sentences write it. */
export function inSentence(name: string, isLineStart: boolean, words: RenderWords): string {
  const { capitals } = words
  const keeps = capitals === 'nouns' || capitals?.test(name) || /^.?\p{Lu}/u.test(name.slice(1))
  return isLineStart && !keeps ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

/** What the machine works on, as the object of a verb, and the pronoun for it. */
export function writeObject(
  name: string | null | undefined,
  voice: Voice,
  words: RenderWords,
): { object: Filling; it: Filling; isKnown: boolean } {
  const known = name ? definite(name, voice, words) : null
  const it = voice.saysIt ? pronounFor(known, words) : ''
  const object = known ?? { text: voice.everything }
  return { object, it: { text: it }, isKnown: known !== null }
}

function pronounFor(object: Filling | null, { pronouns }: RenderWords): string {
  if (!pronouns) return ''
  if (!object) return pronouns.all
  const article = object.text.split(' ', 1)[0] ?? ''
  return object.isPlural ? pronouns.plural : (pronouns.byArticle[article] ?? pronouns.all)
}

function definite(name: string, voice: Voice, words: RenderWords): Filling | null {
  // "the mixture (sugar, milk)"
  const [, own = name, brackets = ''] = /^([^(]+)( \(.+\))$/u.exec(name) ?? []
  const whole = definiteNoun(own, voice, words)
  if (whole) return { ...whole, text: whole.text + asListed(brackets, words) }
  const names = name.split(new RegExp(`\\s*,\\s*|\\s+${words.and}\\s+`, 'u'))
  if (names.length < 2) return null
  const nouns = names.map((one) => definiteNoun(one, voice, words))
  if (!nouns.every((noun) => noun !== null)) return null
  const texts = nouns.map(({ text }, at) => (at > 0 ? inVoice(text, voice) : text))
  const last = texts.pop()
  return { text: `${texts.join(', ')} ${words.and} ${last}`, isPlural: true }
}

/** " (cebula, olej)": what a mixture is made of stands as lists have it, where nouns have cases. */
function asListed(brackets: string, words: RenderWords): string {
  if (!words.inflects) return brackets
  return brackets.replace(/[^(),…]+/gu, (name) => {
    const base = findNoun(name, words)?.base
    return base ? name.replace(name.trim(), base) : name
  })
}

function definiteNoun(name: string, voice: Voice, words: RenderWords): Filling | null {
  const noun = findNoun(name, words)
  if (noun) return { text: noun.object, isPlural: noun.isPlural }
  // The source's own article; where nouns have cases it may be the wrong one.
  if (words.determiners.test(name)) return { text: inSentence(name, true, words) }
  const own = inSentence(name, true, words)
  if (words.article) return { text: `${words.article}${own}`, isPlural: /[^su]s$/.test(name) }
  return voice.takesBareNouns ? { text: name } : null
}

function inVoice(text: string, { articles = {} }: Voice): string {
  for (const [article, own] of Object.entries(articles)) {
    if (text.startsWith(article)) return own + text.slice(article.length)
  }
  return text
}
