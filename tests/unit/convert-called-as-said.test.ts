import { describe, expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('the machine’s work is called as the source calls it', () => {
  test('oats that are toasted along are not softened, what simmers is not boiled down', async () => {
    const steps = await stepsOf(
      ['300 g Karotten', '2 EL Öl', '40 g Haferflocken', '60 ml Gemüsebrühe'],
      [
        'Öl in einem Topf erhitzen. Karotten darin 5 Minuten andünsten.',
        'Haferflocken dazugeben und kurz mitrösten.',
        'Mit Brühe ablöschen. 5 Minuten köcheln lassen.',
      ],
      'de',
    )
    const told = textsOf(runsOf(steps)).slice(-2)
    expect(told[0]).toContain('rösten')
    expect(told[0]).not.toMatch(/dünsten|ohne Fett/)
    expect(told[1]).toContain('köcheln')
    expect(told[1]).not.toContain('einkochen')
  })

  test('what is boiled down is', async () => {
    const steps = await stepsOf(
      ['1 Zwiebel', '2 EL Öl', '80 ml Weißwein'],
      [
        'Zwiebel würfeln. Öl in einem Topf erhitzen. Zwiebel darin 5 Minuten andünsten.',
        'Mit Wein ablöschen und 3 Minuten einkochen lassen.',
      ],
      'de',
    )
    expect(textsOf(runsOf(steps)).at(-1)).toContain('einkochen')
  })
})

test('what rests after the oven keeps its own time, and the oven its', async () => {
  const steps = await stepsOf(
    ['4 fette di tonno', '1 cucchiaio di olio'],
    [
      'Ungete le fette di tonno con l’olio, mettetele su una teglia e passatele per circa 5 minuti in forno a 200°. Sfornatele e fatele riposare al caldo per una decina di minuti.',
    ],
    'it',
  )
  const times = steps.map(({ place, durationSeconds }) => [place, durationSeconds])
  expect(times).toContainEqual(['oven', 300])
  expect(times).not.toContainEqual(['oven', 600])
  expect(steps.some(({ durationSeconds }) => durationSeconds === 600)).toBe(true)
})
