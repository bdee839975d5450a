import { describe, expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const LIST = {
  de: 'Zutaten\n200 g Mehl\n2 Eier\n\nZubereitung\n',
  it: 'Ingredienti\n200 g di farina\n2 uova\n\nProcedimento\n',
}
const read = (language: keyof typeof LIST, method: string) =>
  readText(`Something good\n\n${LIST[language]}${method}`)
const linesOf = (language: keyof typeof LIST, method: string) =>
  read(language, method).steps.flatMap(({ lines }) => lines)

describe('nothing of a method is lost', () => {
  test('below a link to another page', () => {
    const method = `Das Mehl mit den Eiern verrühren, bis ein glatter Teig entsteht, und eine halbe Stunde ruhen lassen.

Der Blick in einen Topf zeigt Nudeln und Zwiebeln.

Alles aus einem Topf

One-Pot-Pasta – die besten Nudeln

Video (1:20 Min.)

Dann den Teig ausrollen, in Streifen schneiden und in kochendem Salzwasser 5 Minuten garen.`
    expect(linesOf('de', method)).toHaveLength(2)
  })

  test('in sentences below its numbers', () => {
    const method = `1. Mehl mit den Eiern verrühren.
2. Einen Zopf flechten.

Backzeit: ca. 30-50 Minuten bei 200°C backen

Den noch warmen Zopf mit Butter bestreichen.`
    expect(linesOf('de', method).at(-1)).toBe('Den noch warmen Zopf mit Butter bestreichen.')
  })

  test('that stands above the list already', () => {
    const { steps } = readText(
      `Pie\n\nHeat oven to 165ºC.\n\n- 200 g flour\n- 100 g butter\n- 3 apples\n\n1. Rub the butter into the flour.\n2. Add the apples and bake for 45 minutes.`,
    )
    expect(steps[0]?.lines[0]).toBe('Heat oven to 165ºC.')
  })

  test('and what follows it is told of the dish', () => {
    const remark = 'Puoi aggiungere un pizzico di peperoncino per una nota piccante.'
    const { description } = read(
      'it',
      `1. Mescolare la farina con le uova.\n2. Cuocere 20 minuti.\n\n${remark}`,
    )
    expect(description).toBe(remark)
  })
})
