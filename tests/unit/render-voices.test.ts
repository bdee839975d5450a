import { describe, expect, test } from 'vitest'
import type { Slots } from '#server/features/convert/structure/builtin/render/fillings.ts'
import { createSpeaker } from '#server/features/convert/structure/builtin/render/speaker.ts'
import { renderWordsOf } from '#server/features/convert/structure/builtin/render/words/all.ts'
import { PHRASES } from '#server/features/convert/structure/builtin/render/words/words.ts'
import { LANGUAGES } from '#shared/language.ts'

const FULL: Slots = {
  items: [
    { quantity: '200', unit: 'g', name: 'x' },
    { quantity: '1', name: 'y' },
  ],
  object: 'z',
  settings: { durationSeconds: 300, temperature: '100', speed: '1', reverse: true },
  until: 'u',
  grams: 500,
  celsius: 74,
  seconds: 300,
  vessel: 'pan',
  name: 'n',
}
/** As little as a plan may know: no noun, no settings, no end. */
const BARE: Slots = { ...FULL, object: null, settings: undefined, until: null }

const WHOLE = /^\w+: [\p{Lu}\d].*[.:]$/u
/** Unfilled slots, signs of the notation, stray blanks and points. */
const FAULT = /[{}[\]|<>~+]|undefined| {2}|\.\.| [,.;)]|\( |: :|,\.|:\./u

const VOICES = LANGUAGES.flatMap((language) =>
  renderWordsOf(language).voices.map(({ id }) => [language, id] as const),
)

describe.each(VOICES)('%s, voice %s', (language, voice) => {
  const speaker = createSpeaker(language, voice)

  test('every phrase is whole sentences, with all slots and with few', () => {
    const texts = PHRASES.flatMap((phrase) =>
      [FULL, BARE].map((slots) => `${phrase}: ${speaker.say(phrase, slots)}`),
    )
    expect(texts.filter((text) => !WHOLE.test(text) || FAULT.test(text))).toEqual([])
  })
})

test.each(LANGUAGES)('%s: every verb of a phrase has a form in every column', (language) => {
  const { phrases, verbs, columns } = renderWordsOf(language)
  const width = columns.split('|').length
  for (const forms of Object.values(verbs)) expect(forms.split('|'), forms).toHaveLength(width)
  const used = Object.values(phrases)
    .flatMap((phrase) => phrase.split(/ \/\/ | \+ /))
    .filter((clause) => clause.includes('|'))
    .map((clause) => clause.split('|')[0]?.trim() ?? '')
  for (const verb of used) expect(verbs, verb).toHaveProperty(verb)
  for (const verb of Object.keys(verbs)) expect(used, verb).toContain(verb)
})

test('only the phrases that are one sentence can be joined to others', () => {
  const longer = PHRASES.filter((phrase) =>
    LANGUAGES.some((language) => renderWordsOf(language).phrases[phrase].includes(' // ')),
  )
  expect(longer).toEqual(['trickleIn'])
})
