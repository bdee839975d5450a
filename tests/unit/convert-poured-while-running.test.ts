import { expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('oil that is poured through the lid "during this time" goes in while the machine runs', async () => {
  const steps = await stepsOf(
    ['800 g de tomates', '120 g de pan', '80 g de aceite de oliva'],
    [
      'Ponemos los tomates y el pan en el vaso. Programamos 30 segundos, velocidad 5.',
      'Programamos cinco minutos a velocidad 10. Durante este tiempo vertemos el aceite por el bocal para que caiga poco a poco.',
      'Servimos frío.',
    ],
    'es',
  )
  const last = runsOf(steps).at(-1)
  expect(last?.durationSeconds).toBe(300)
  expect(last?.adds?.map(({ ref }) => ref)).toEqual([3])
  expect(textsOf(last ? [last] : [])[0]).toMatch(/80 g de aceite.*tapa/)
  // It goes in nowhere else.
  expect(steps.filter(({ adds }) => adds?.some(({ ref }) => ref === 3))).toHaveLength(1)
})

test('"at the end of cooking" before an order is no part of it', async () => {
  const steps = await stepsOf(
    ['400 g di pomodorini', '500 g di zucchine', '2 cucchiai di olio'],
    [
      'Cuocere le zucchine in padella con un filo d’olio. Tenere da parte.',
      'Cuocere i pomodorini in una padella con un filo d’olio.',
      'A termine cottura frullare i pomodorini con le zucchine e passare al colino.',
    ],
    'it',
  )
  expect(textsOf(runsOf(steps)).join(' ')).toContain('Frullare')
})
