import { expect, test } from 'vitest'
import { actionsOf, actionsOfParts } from './convert-actions.ts'

const namesOf = (adds: ReturnType<typeof actionsOf>[number]['adds']) =>
  adds.map(({ food }) => food.entry.name)

test('"das Mehl" is the flour of the part that is being made, whatever the other part calls its own', () => {
  const actions = actionsOfParts(
    [
      { heading: 'Teig', lines: ['350 g Weizenmehl', '20 g Hefe', '180 ml Milch', '50 g Zucker'] },
      { heading: 'Streusel', lines: ['200 g Mehl', '120 g kalte Butter', '100 g Zucker'] },
    ],
    [
      'Das Mehl in eine Schüssel sieben. Hefe, Zucker und Milch dazugeben und 8 Minuten verkneten. 45 Minuten gehen lassen.',
      'Für die Streusel Mehl und Zucker mischen, die Butter zugeben und alles zu Streuseln reiben.',
    ],
    'de',
  )
  const bowls = Map.groupBy(actions, ({ vessel }) => vessel)
  const contents = [...bowls.values()].map((own) => own.flatMap(({ adds }) => namesOf(adds)))

  expect(contents).toContainEqual(['Weizenmehl', 'Hefe', 'Zucker', 'Milch'])
  expect(contents).toContainEqual(['Mehl', 'Zucker', 'Butter'])
})

test.each([
  [
    'pl',
    ['500 g mąki pszennej', '250 ml ciepłej wody', '1 łyżeczka soli'],
    'Mąkę przesiać na stolnicę i wymieszać z solą. Wlać wodę i wyrabiać 8 minut.',
  ],
  [
    'it',
    ['400 g di farina', '4 uova', '1 pizzico di sale'],
    'Disponete la farina sulla spianatoia. Aggiungete le uova e il sale e impastate per 10 minuti.',
  ],
  [
    'de',
    ['400 g Mehl', '200 ml lauwarmes Wasser', '1 TL Salz'],
    'Das Mehl auf die Arbeitsfläche sieben. Wasser und Salz zugeben und 10 Minuten verkneten.',
  ],
] as const)(
  '%s: flour that is heaped on the board is kneaded with the rest',
  (language, foods, method) => {
    const actions = actionsOf([...foods], [method], language)
    const kneading = actions.find(({ verb }) => verb === 'knead')
    const together = actions.filter(({ vessel }) => vessel === kneading?.vessel)

    expect(together.flatMap(({ adds }) => adds)).toHaveLength(3)
  },
)
