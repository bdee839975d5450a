import type { RenderWords, Voice } from './words/words.ts'

/** A slot's text; `isPlural` tells whether a verb must agree with more than one thing. */
export type Filling = { text: string; isPlural?: boolean }

/** What the slots of a phrase are filled with; a slot that is not there is empty. */
export type Fillings = Readonly<Record<string, Filling | undefined>>

/** A phrase in a voice, with its slots filled: one sentence or more. */
export function writePhrase(
  phrase: string,
  fillings: Fillings,
  voice: Voice,
  words: RenderWords,
): string {
  if (!phrase.includes(' // ')) return writeSentence([{ phrase, fillings }], voice, words)
  const sentences = phrase.split(' // ')
  const last = sentences.length - 1
  const written = sentences.map((sentence, at) =>
    writeSentence(
      [{ phrase: sentence, fillings: at === last ? fillings : { ...fillings, until: undefined } }],
      voice,
      words,
    ),
  )
  return written.filter(Boolean).join(' ')
}

/** Phrases of one sentence each as one sentence: their clauses joined with "and". */
export function writeSentence(
  parts: readonly { phrase: string; fillings: Fillings }[],
  voice: Voice,
  words: RenderWords,
): string {
  const and = ` ${words.and} `
  const clauses: string[] = []
  let isPlural = false
  for (const [at, { phrase, fillings }] of parts.entries()) {
    for (const [clauseAt, text] of phrase.split(' + ').entries()) {
      // A clause without an object of its own is about the one before: "and are set aside".
      const place = { isNext: clauses.length > 0, isPlural }
      const clause = writeClause(text, fillings, voice, words, place)
      const joint = at > 0 && clauseAt === 0 ? (words.andThen ?? and) : and
      if (clause.text) clauses.push(clauses.length > 0 ? joint + clause.text : clause.text)
      isPlural = clause.isPlural
    }
    const until = fillings.until?.text
    // Some phrases have a place of their own for "until …".
    if (until && !phrase.includes('{until')) clauses.push(`${clauses.pop() ?? ''}, ${until}`)
  }
  return asSentence(clauses.join(''), words)
}

function writeClause(
  text: string,
  fillings: Fillings,
  voice: Voice,
  words: RenderWords,
  before: { isNext: boolean; isPlural: boolean },
): { text: string; isPlural: boolean } {
  const [verb = '', objectPart, restPart = '', tail = ''] = text
    .split('|')
    .map((part) => part.trim())
  // A list that holds nothing takes its clause with it: "… and add {counted}".
  if (isEmptyList(text, fillings)) return { ...before, text: '' }
  if (objectPart === undefined) return { text: fill(text, fillings), isPlural: false }

  const object = fill(own(objectPart, voice), fillings)
  const rest = fill(own(restPart, voice), fillings)
  const isPlural =
    objectPart === ''
      ? before.isPlural
      : objectPart.startsWith('+') || isPluralIn(objectPart, fillings)
  const pattern = before.isNext
    ? ((object ? voice.next : (voice.nextBare ?? voice.next)) ?? voice.first)
    : voice.first
  const columns = words.columns.split('|')
  const forms = (words.verbs[verb] ?? verb).split('|')
  const clause = pattern
    .replace(/<([^~>]*)~([^>]*)>/g, (_, one: string, many: string) => (isPlural ? many : one))
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      if (name === 'object') return withArticle(object.replace(/^\+/, ''), voice)
      if (name === 'rest') return rest
      const [one = '', many = one] = (forms[columns.indexOf(name)] ?? '').split('~')
      return isPlural ? many : one
    })
  return { text: `${clause} ${fill(own(tail, voice), fillings)}`.trim(), isPlural }
}

function isEmptyList(text: string, fillings: Fillings): boolean {
  const list = /\{(items|weighed|counted)\}/.exec(text.replace(/\[[^\]]*\]/g, ''))?.[1]
  return list !== undefined && !fillings[list]?.text
}

function isPluralIn(text: string, fillings: Fillings): boolean {
  const slots = [...text.matchAll(/\{(\w+)\}/g)]
  return slots.some(([, name = '']) => fillings[name]?.isPlural)
}

/** The phrase's own words, without those that the voice drops: "in mixing bowl". */
export function own(text: string, { dropped = [] }: Voice): string {
  return dropped.reduce(
    (left, word) => left.replaceAll(new RegExp(`(?<![\\p{L}{])${word} `, 'gu'), ''),
    text,
  )
}

function withArticle(object: string, { articles = {} }: Voice): string {
  for (const [article, inVoice] of Object.entries(articles)) {
    if (object.startsWith(article)) return inVoice + object.slice(article.length)
  }
  return object
}

/** Fills the slots; what stands in brackets goes when a slot in it is empty. */
function fill(text: string, fillings: Fillings): string {
  return text
    .replace(/\[!(\w+):([^\]]*)\]/g, (_, name: string, part: string) =>
      fillings[name]?.text ? '' : part,
    )
    .replace(/\[([^\]]*)\]/g, (_, part: string) => {
      const slots = [...part.matchAll(/\{(\w+)\}/g)]
      return slots.every(([, name = '']) => fillings[name]?.text) ? part : ''
    })
    .replace(/\{(\w+)(?:=([^}]*))?\}/g, (_, name: string, otherwise = '') => {
      return fillings[name]?.text || otherwise
    })
}

/** Capital letter, full stop, single spaces, and none before a point or comma. */
function asSentence(text: string, words: RenderWords): string {
  const plain = text
    .replace(/ +/g, ' ')
    .replace(/ +([,.;:)])(?!\d)/g, '$1')
    .replace(/:{2,}/g, ':')
    .replace(/^[\s,;:]+|[\s,;]+$/g, '')
  if (plain === '') return ''
  const tidy = spelled(plain, words)
  const capital = tidy.charAt(0).toUpperCase() + tidy.slice(1)
  return /[.!?…:]["”»)]?$/.test(capital) ? capital : `${capital}.`
}

/** The text as the language spells it, where that depends on the sounds around a word. */
export function spelled(text: string, { spellings = [] }: RenderWords): string {
  return spellings.reduce((before, [pattern, now]) => before.replace(pattern, now), text)
}
