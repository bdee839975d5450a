import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatSettings } from '#shared/appliance/notation.ts'
import {
  readAllSettings,
  readSettings,
  readSpokenSettings,
} from '#shared/appliance/read-settings.ts'
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
    // Commas, blanks and bars between the parts.
    ['4 Min. 100° Stufe 3', { durationSeconds: 240, temperature: '100', speed: '3' }],
    ['8Min./100°/Stufe 1', { durationSeconds: 480, temperature: '100', speed: '1' }],
    ['12 Sek. | Stufe 7', { durationSeconds: 12, speed: '7' }],
    ['25 Min./Varoma/Stufe 1', { temperature: 'varoma', speed: '1' }],
    ['15 Min., 90 Grad, Linkslauf, Sanftrührstufe', { reverse: true, speed: 'soft' }],
    ['Stufe 5, 10 Sek.', { durationSeconds: 10, speed: '5' }],
    ['20 Min./100°C/LL/St. 1', { reverse: true, speed: '1' }],
    ['3 Min. Teigknetstufe', { durationSeconds: 180, speed: 'dough' }],
    ['5 sec / vit 5', { durationSeconds: 5, speed: '5' }],
    ['20 sec/vitesse 6', { durationSeconds: 20, speed: '6' }],
    ['5 sec - vitesse 5', { durationSeconds: 5, speed: '5' }],
    ['30 min / 100° / sens inverse / vit mijotage', { reverse: true, speed: 'soft' }],
    ['10 mn / 120° / vit 1', { durationSeconds: 600, temperature: '120', speed: '1' }],
    ['2 min, fonction pétrin', { durationSeconds: 120, speed: 'dough' }],
    ['10 sec. vel. 10', { durationSeconds: 10, speed: '10' }],
    ['20 sec. vel. 4 antiorario', { durationSeconds: 20, reverse: true, speed: '4' }],
    ['3 min. 120° vel. 1 senza misurino', { temperature: '120', speed: '1' }],
    ['25 min. temp. Varoma vel. 2', { temperature: 'varoma', speed: '2' }],
    ['15 min 100° antiorario vel. Soft', { reverse: true, speed: 'soft' }],
    ['4 min. vel. spiga', { durationSeconds: 240, speed: 'dough' }],
    ['10 min, 90°C, velocità 3', { temperature: '90', speed: '3' }],
    ['8-10 minutos, Varoma, velocidad cuchara', { longestSeconds: 600, speed: 'soft' }],
    ['20 seg/vel 6', { durationSeconds: 20, speed: '6' }],
    ['3 min/120°/ vel. 2', { temperature: '120', speed: '2' }],
    ['3 min, 120º, vel 1', { temperature: '120', speed: '1' }],
    ['40 min/100º/giro a la izquierda/vel cuchara', { reverse: true, speed: 'soft' }],
    ['3 min/vel espiga', { durationSeconds: 180, speed: 'dough' }],
    ['30 segundos, velocidad progresiva 5-10', { speed: '5-10' }],
    ['3 хв/120°C/шв. 1', { temperature: '120', speed: '1' }],
    ['2 хв, 37°C, шв. 2', { temperature: '37', speed: '2' }],
    ['режим «Тісто» 4 хв', { durationSeconds: 240, speed: 'dough' }],
    ['5 sek/obr. 5', { durationSeconds: 5, speed: '5' }],
    ['15 min, Varoma, obr. 1', { temperature: 'varoma', speed: '1' }],
    ['5 min, 100°C, obroty wsteczne, obr. 1', { reverse: true, speed: '1' }],
    ['40 s/obr. 5-9 stopniowo', { durationSeconds: 40, speed: '5-9' }],
    ['10 min/120°/vit 1', { temperature: '120', speed: '1' }],
    ['4 sec, viteza 5', { durationSeconds: 4, speed: '5' }],
    ['20 min, 212°F, reverse, speed soft', { temperature: '100', reverse: true, speed: 'soft' }],
  ])('%s', (text, settings) => {
    expect(read(text)).toMatchObject(settings)
  })

  test.each([
    'Add 1/2 cup oil and/or butter.',
    'Bake for 20 min at 180°C.',
    '1 cuillère à café / 5 g sel',
    'Serves 4/6, 30 min',
    'Bake 20 min, 180°C.',
    'Cook 20 min at 100°C, stir, then add salt.',
    'Simmer 5 min, soft and tender.',
    'Den Teig 10 Min. kneten.',
    'In 2 Min. Teig kneten.',
    'Impasto: 10 minuti.',
    'Cuire 20 min, 5 cuillères à soupe de crème.',
    '20 minut, 180 stopni, termoobieg',
    'Add 100 c. à s., 20 min.',
    'Steam 20 min, then turn.',
    'Beat at speed 4 for 2 minutes.',
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

describe('settings in sentences about the appliance', () => {
  test.each([
    ['Chop 5 seconds at speed 5.', { durationSeconds: 5, speed: '5' }],
    ['Mix on speed 4 for 10 seconds.', { durationSeconds: 10, speed: '4' }],
    ['5 Sekunden auf Stufe 5 zerkleinern', { durationSeconds: 5, speed: '5' }],
    ['10 Minuten bei 100 °C auf Stufe 1', { temperature: '100', speed: '1' }],
    ['Mixer 10 secondes à la vitesse 5', { durationSeconds: 10, speed: '5' }],
    ['20 minutes à 100°C en sens inverse, vitesse 1', { reverse: true, speed: '1' }],
    ['per 10 secondi a velocità 5', { durationSeconds: 10, speed: '5' }],
    ['5 segundos a velocidad 7', { durationSeconds: 5, speed: '7' }],
    ['10 minutos a 100º y velocidad 1', { temperature: '100', speed: '1' }],
    ['przez 10 sekund na obrotach 5', { durationSeconds: 10, speed: '5' }],
    ['10 хвилин при 100°C на швидкості 1', { temperature: '100', speed: '1' }],
    ['10 minute la 100°C la viteza 1', { temperature: '100', speed: '1' }],
  ])('%s', (text, settings) => {
    expect(readSpokenSettings(text)).toMatchObject(settings)
  })

  test('an oven is no appliance', () => {
    expect(readSpokenSettings('Bake for 20 minutes at 180°C.')).toBeNull()
  })
})

test.each(['45 minutes / 1 heure', '45 min/1 h', '30 Min. / 1 Stunde', '50 minutes | 1 hour'])(
  'two times are no time and speed: %s',
  (text) => {
    for (const read of [readSettings, readSpokenSettings]) expect(read(text)?.speed).toBeUndefined()
  },
)

test('any text is read without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const { start, end } of readAllSettings(text)) expect(end).toBeGreaterThan(start)
    }),
  )
})

test.each([
  ['1 min en augmentant de vit 5 à vit 9', { speed: '5-9' }],
  ['1 minuto, velocidad progresiva 5-7-10', { durationSeconds: 60, speed: '5-10' }],
  ['30 Sek. von Stufe 4 bis Stufe 8', { speed: '4-8' }],
  ['1 min, da vel. 4 a vel. 8', { speed: '4-8' }],
  [
    '35 minut w temperaturze 90°C na obrotach wstecznych, obroty łyżka',
    { durationSeconds: 2100, temperature: '90', speed: 'soft', reverse: true },
  ],
  [
    '10 min, Varoma, lewe obr., obr. 1',
    { durationSeconds: 600, temperature: 'varoma', speed: '1', reverse: true },
  ],
  [
    '40 min/100°C/rotație stânga/viteza linguriță',
    { durationSeconds: 2400, temperature: '100', speed: 'soft', reverse: true },
  ],
  ['3 хв у режимі «Тісто»', { durationSeconds: 180, speed: 'dough' }],
  ['3 min au mode pétrin', { durationSeconds: 180, speed: 'dough' }],
  ['2 mins 30 secs interval mode', { durationSeconds: 150, speed: 'dough' }],
  ['3 min w trybie wyrabiania ciasta', { durationSeconds: 180, speed: 'dough' }],
])('settings in whole phrases: %s', (text, settings) => {
  expect(readSpokenSettings(text)).toMatchObject(settings)
})
