import { expect, test } from 'vitest'
import { actionsOf } from './convert-language-fixtures.ts'

const TUNA = `Tonno e pomodorini

Ingredienti
4 fette di tonno
300 g di pomodorini
1 cucchiaio di olio
prezzemolo
sale

Preparazione
Mettete le fette di tonno su un piatto e lasciatele marinare per dieci minuti.
In un tegame scaldate l'olio, adagiatevi le fette di tonno e cuocetele per 4 minuti.
Trasferitele su una teglia e passatele per 5 minuti in forno. Sfornatele e fatele riposare per dieci minuti.
Intanto tagliate a cubetti i pomodorini, cospargeteli con un po' di sale e prezzemolo tritato.
Disponete il tonno sul piatto con i pomodorini.
`

test('"lay them in it" lays them in the pan, not on the plate that they come from', () => {
  const actions = actionsOf('it', TUNA)
  expect(actions('adagiatevi').vessel).toBe(actions('scaldate').vessel)
})

test('what is cut and strewn with salt while the fish rests is not on the fish', () => {
  const actions = actionsOf('it', TUNA)
  expect(actions('cospargeteli').adds).toContain('pomodorini')
  expect(actions('cospargeteli').vessel).not.toBe(actions('passatele').vessel)
  expect(actions('cospargeteli').movesFrom).toEqual([])
})
