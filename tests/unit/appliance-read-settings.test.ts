import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatSettings } from '#shared/appliance/notation.ts'
import { readAllSettings, readSettings } from '#shared/appliance/read-settings.ts'
import { LANGUAGES } from '#shared/language.ts'

/** Settings that a step can have and notation can write. */
const anySettings = fc.record({
  durationSeconds: fc.integer({ min: 1, max: 8 * 3600 }),
  temperature: fc.constantFrom(undefined, 'varoma', '37', '98', '100', '120', '160'),
  speed: fc.constantFrom('soft', '0.5', '1', '3.5', '10', '3-4', '5-10', '2-3.5'),
  reverse: fc.boolean(),
})
const anyMode = fc.record({
  durationSeconds: fc.integer({ min: 1, max: 1200 }),
  temperature: fc.constant(undefined),
  speed: fc.constantFrom('dough', 'turbo'),
  reverse: fc.constant(false),
})

describe.each(LANGUAGES)('settings as %s writes them', (language) => {
  test('are read back as they were', () => {
    fc.assert(
      fc.property(fc.oneof(anySettings, anyMode), (settings) => {
        const text = formatSettings(settings, language)
        expect(readSettings(text)).toEqual({ ...settings, start: 0, end: text.length })
      }),
      { numRuns: 200 },
    )
  })

  test('are found inside a sentence', () => {
    fc.assert(
      fc.property(fc.oneof(anySettings, anyMode), (settings) => {
        const text = formatSettings(settings, language)
        const [found, ...others] = readAllSettings(`Mix (${text}), then 2 eggs.`)
        expect(found).toEqual({ ...settings, start: 5, end: 5 + text.length })
        expect(others).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})

describe('settings as people write them', () => {
  const read = (text: string) => {
    const { start: _start, end: _end, ...settings } = readSettings(text) ?? {}
    return settings
  }

  test.each([
    ['5 sec. / speed 5', { durationSeconds: 5, speed: '5' }],
    ['3 Min. 50 Sek./100°C/Linkslauf/Stufe 1', { durationSeconds: 230, reverse: true }],
    ['20 min | 100º | counter-clockwise | speed 1', { temperature: '100', reverse: true }],
    ['8 Min./90 °C/Stufe 2,5', { temperature: '90', speed: '2.5' }],
    ['1 to 2 min/speed 4', { durationSeconds: 60, longestSeconds: 120 }],
    ['13–14 min/100°C/speed 1', { durationSeconds: 780, longestSeconds: 840 }],
    ['1 min/speed 5 to 10', { speed: '5-10' }],
    ['Teig \ue001/3 Min.', { speed: 'dough', durationSeconds: 180 }],
    ['2 Min./Teigstufe', { speed: 'dough', durationSeconds: 120 }],
    ['10 min/100°C/\ue003/vel \ue002', { reverse: true, speed: 'soft' }],
    ['100°C//vel 1', { temperature: '100', speed: '1' }],
    ['10 min/100°C/1', { temperature: '100', speed: '1' }],
    ['Turbo/0,5 Sek./2-3 Mal', { speed: 'turbo', pulses: 2 }],
    ['Turbo/1 sec/de 2 ori', { speed: 'turbo', pulses: 2 }],
    ['5 Min./150°C/Intensiv', { temperature: '150', speed: undefined }],
    ['7 min/212°F/speed 2', { temperature: '100', speed: '2' }],
    ['6 хв/90°C/зворотне обертання/швидкість 2', { reverse: true, speed: '2' }],
    ['5 min/100°C/obr. łyżka', { speed: 'soft' }],
    ['15 min/Varoma/Stufe 1 Linkslauf', { reverse: true, speed: '1' }],
    ['1 h 30 min/95°C/speed 1', { durationSeconds: 5400 }],
  ])('%s', (text, settings) => {
    expect(read(text)).toMatchObject(settings)
  })

  test.each([
    'Add 1/2 cup oil and/or butter.',
    'Bake for 20 min at 180°C.',
    '1 cuillère à café / 5 g sel',
    'Serves 4/6, 30 min',
    'Put the Varoma dish on.',
    '24/7',
    '',
  ])('none in "%s"', (text) => {
    expect(readAllSettings(text)).toEqual([])
  })

  test('several in one text, in order', () => {
    const found = readAllSettings('Hacher 5 sec/vitesse 5, puis cuire 3 min/120°C/vitesse 1.')
    expect(found.map(({ durationSeconds }) => durationSeconds)).toEqual([5, 180])
  })
})

test('any text is read without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const { start, end } of readAllSettings(text)) expect(end).toBeGreaterThan(start)
    }),
  )
})
