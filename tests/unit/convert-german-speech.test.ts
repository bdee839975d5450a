import { describe, expect, test } from 'vitest'
import { textsOf } from './convert-language-fixtures.ts'

const CASSEROLE = (last: string) => `Nudelauflauf

250 g Nudeln
100 g geriebener Käse
1 Becher Sahne

Zubereitung:
Die Nudeln nach Packung kochen und in eine Auflaufform geben. Die Sahne darübergießen.
${last}`

describe('a front adverb', () => {
  test.each([
    'Danach kommt der Käse darauf.',
    'Dann wird der Käse darauf verteilt.',
    'Anschließend verteilst du den Käse darauf.',
    'Dann gebe ich den Käse darauf.',
  ])('stays where the verb follows it: "%s"', async (order) => {
    expect((await textsOf('de', CASSEROLE(order))).join(' ')).toContain(order)
  })

  test('goes where none follows it', async () => {
    const texts = await textsOf('de', CASSEROLE('Dann den Käse darauf verteilen.'))
    expect(texts.join(' ')).toContain('Den Käse darauf verteilen.')
  })
})

test('"alle Zutaten von … bis …" are blended, and the last of them ends no work', async () => {
  const texts = await textsOf(
    'de',
    'Aufstrich\n\n250 g Kichererbsen aus der Dose\n1 Zehe Knoblauch\n4 EL Olivenöl\n\nZubereitung:\nAlle Zutaten von Kichererbsen bis Olivenöl im Mixer pürieren oder mit dem Pürierstab zerkleinern.',
  )
  expect(texts.join(' ')).toMatch(/pürieren/)
  expect(texts.join(' ')).not.toMatch(/bis Olivenöl/)
})
