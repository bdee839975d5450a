import { describe, expect, test } from 'vitest'
import { formatDuration, formatSettings } from '#shared/appliance/notation.ts'
import { readSpeed, readTemperature, writeSpeed } from '#shared/appliance/settings.ts'
import { aStep } from './appliance-fixtures.ts'

const HOT = aStep({ durationSeconds: 1200, temperature: '100', reverse: true })

/** Cold, hot, steam, dough, Turbo, a rise and the softest stirring, in that order. */
const STEPS = [
  aStep({ durationSeconds: 5, speed: '5' }),
  HOT,
  aStep({ durationSeconds: 900, temperature: 'varoma' }),
  aStep({ durationSeconds: 180, speed: 'dough' }),
  aStep({ durationSeconds: 1, speed: 'turbo' }),
  aStep({ durationSeconds: 60, speed: '5-10' }),
  aStep({ durationSeconds: 60, speed: 'soft', temperature: '37' }),
]

describe('settings are written as the language’s recipes write them', () => {
  test.each([
    [
      'en',
      ...['5 sec/speed 5', '20 min/100°C/reverse/speed 1', '15 min/Varoma/speed 1', 'Dough/3 min'],
      ...['Turbo/1 sec', '1 min/speed 5-10, gradually', '1 min/37°C/speed soft'],
    ],
    [
      'pl',
      ...['5 s/obr. 5', '20 min/100°C/obr. wsteczne 1', '15 min/Varoma/obr. 1', 'Interwał/3 min'],
      ...['Turbo/1 s', '1 min/obr. 5-10, stopniowo', '1 min/37°C/wolne obr.'],
    ],
    [
      'uk',
      ...['5 с/шв. 5', '20 хв/100°C/реверс/шв. 1', '15 хв/Varoma/шв. 1', 'Тісто/3 хв'],
      ...['Турбо/1 с', '1 хв/шв. 5-10 поступово', '1 хв/37°C/шв. «ложка»'],
    ],
    [
      'de',
      ...['5 Sek./Stufe 5', '20 Min./100°C/Linkslauf/Stufe 1', '15 Min./Varoma/Stufe 1'],
      ...['Teig/3 Min.', 'Turbo/1 Sek.', '1 Min./Stufe 5-10 schrittweise ansteigend'],
      '1 Min./37°C/Sanftrührstufe',
    ],
    [
      'es',
      ...['5 seg/vel 5', '20 min/100°C/giro a la izquierda/vel 1', '15 min/Varoma/vel 1'],
      ...[
        'Espiga/3 min',
        'Turbo/1 seg',
        '1 min/vel 5-10 progresivamente',
        '1 min/37°C/vel cuchara',
      ],
    ],
    [
      'ro',
      ...['5 sec/viteza 5', '20 min/100°C/sens invers/viteza 1', '15 min/Varoma/viteza 1'],
      ...['Aluat/3 min', 'Turbo/1 sec', '1 min/viteza 5-10 treptat', '1 min/37°C/viteza lingură'],
    ],
    [
      'fr',
      ...['5 sec/vitesse 5', '20 min/100°C/sens inverse/vitesse 1', '15 min/Varoma/vitesse 1'],
      ...['Pétrin/3 min', 'Turbo/1 sec', '1 min/vitesse 5 à 10 progressivement'],
      '1 min/37°C/vitesse mijotage',
    ],
    [
      'it',
      ...['5 sec./vel. 5', '20 min./100°C/antiorario/vel. 1', '15 min./Varoma/vel. 1'],
      ...['Spiga/3 min.', 'Turbo/1 sec.', '1 min./vel. 5-10 gradualmente', '1 min./37°C/vel. soft'],
    ],
  ] as const)('in %s', (language, ...texts) => {
    expect(STEPS.map((step) => formatSettings(step, language))).toEqual(texts)
  })

  test('in British English as in English', () => {
    expect(formatSettings(HOT, 'gb')).toBe(formatSettings(HOT, 'en'))
  })

  test.each([
    [{ durationSeconds: 5, speed: '5' }, '5 sec/speed 5'],
    [{ durationSeconds: 120, speed: 'dough' }, 'Dough/2 min'],
    [{ durationSeconds: 900, temperature: 'varoma' }, '15 min/Varoma/speed 1'],
    [{ durationSeconds: 60, speed: '5-10' }, '1 min/speed 5-10, gradually'],
    [{ durationSeconds: 60, speed: '3-4' }, '1 min/speed 3-4'],
    [{ durationSeconds: 60, speed: 'briskly' }, '1 min/briskly'],
    [{ durationSeconds: undefined, speed: undefined }, ''],
  ])('with modes, rises and free text: %o', (fields, text) => {
    expect(formatSettings(aStep(fields), 'en')).toBe(text)
  })

  test('times are minutes up to 99, hours above', () => {
    expect(formatDuration(5940, 'en')).toBe('99 min')
    expect(formatDuration(7230, 'de')).toBe('2 Std. 30 Sek.')
    expect(formatDuration(90, 'pl')).toBe('1 min 30 s')
  })
})

describe('settings are read in every language', () => {
  test.each([
    ['5', '5'],
    ['speed 3.5', '3.5'],
    ['Stufe 3,5', '3.5'],
    ['obr. 2', '2'],
    ['шв. 4', '4'],
    ['vitesse 5 à 10', '5-10'],
    ['5 – 10', '5-10'],
    ['5-5', '5'],
    ['Sanftrührstufe', 'soft'],
    ['vel cuchara', 'soft'],
    ['pétrin', 'dough'],
    ['Turbo', 'turbo'],
  ])('speed %s', (text, canonical) => {
    const speed = readSpeed(text)
    expect(speed && writeSpeed(speed)).toBe(canonical)
  })

  test.each(['', 'medium', '5 or so', 'speed', '1/2'])('no speed in "%s"', (text) => {
    expect(readSpeed(text)).toBeNull()
  })

  test.each([
    ['100', 100],
    ['100 °C', 100],
    ['100º', 100],
    ['212°F', 100],
    ['212 degrees F', 100],
    ['90 Grad', 90],
    ['Varoma', 'varoma'],
    ['медленно', null],
    ['90-100', null],
    ['low', null],
  ])('temperature %s', (text, expected) => {
    expect(readTemperature(text)).toBe(expected)
  })
})
