import { describe, expect, test } from 'vitest'
import { formatDuration, formatSettings } from '#shared/appliance/notation.ts'
import { readSpeed, readTemperature, writeSpeed } from '#shared/appliance/settings.ts'
import { aStep } from './appliance-fixtures.ts'

const HOT = aStep({ durationSeconds: 1200, temperature: '100', reverse: true })

describe('settings are written as the language’s recipes write them', () => {
  test.each([
    ['en', '20 min/100°C/reverse/speed 1'],
    ['gb', '20 min/100°C/reverse/speed 1'],
    ['pl', '20 min/100°C/obr. wsteczne 1'],
    ['uk', '20 хв/100°C/реверс/шв. 1'],
    ['de', '20 Min./100°C/Linkslauf/Stufe 1'],
    ['es', '20 min/100°C/giro a la izquierda/vel 1'],
    ['ro', '20 min/100°C/sens invers/viteza 1'],
    ['fr', '20 min/100°C/sens inverse/vitesse 1'],
    ['it', '20 min./100°C/antiorario/vel. 1'],
  ] as const)('in %s', (language, text) => {
    expect(formatSettings(HOT, language)).toBe(text)
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
