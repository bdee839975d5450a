import { describe, expect, test } from 'vitest'
import { addedAt, runsOf, stepsOf } from './convert-scripts-fixtures.ts'

const SAUTED = { temperature: '120', speed: '1' }

describe('the base of a soup or stew', () => {
  test('is sautéed before the liquid comes, though no verb says so', async () => {
    const steps = await stepsOf(
      ['1 tbsp oil', '1 onion, chopped', '2 garlic cloves, crushed', '1 tsp cumin', '1 l stock'],
      [
        'Heat the oil in a large pan. Add the onion, garlic and cumin, then stir in the stock.',
        'Bring to the boil and simmer for 20 minutes.',
      ],
    )
    const [chopping, frying, simmering] = runsOf(steps)
    expect(chopping).toMatchObject({ speed: '5', durationSeconds: 5 })
    expect(frying).toMatchObject({ ...SAUTED, durationSeconds: 180 })
    expect(simmering?.temperature).toBe('100')
    expect(addedAt(steps.slice(0, 3), 'bowl').sort()).toEqual([1, 2, 3, 4])
  })

  test('is chopped at once when its parts come one after the other', async () => {
    const steps = await stepsOf(
      ['2 tbsp ghee', '1 onion, chopped', '3 cloves garlic, chopped', '2 carrots, diced'].concat(
        '200 g red lentils',
        '800 ml water',
      ),
      [
        'Heat the ghee in a saucepan and add the onion. Add the garlic, then the carrots.',
        'Add the lentils and water and cook for 18 minutes.',
      ],
    )
    expect(addedAt(steps.slice(0, 1), 'bowl')).toEqual([2, 3, 4])
    expect(runsOf(steps).map(({ temperature }) => temperature)).toEqual([undefined, '120', '100'])
  })

  test('fries once where the oil is heated with the vegetables in it', async () => {
    const steps = await stepsOf(
      ['1 cipolla', '1 carota', '1 costa di sedano', '3 cucchiai di olio', '500 g di passata'],
      [
        'Tritate finemente la cipolla, la carota e il sedano.',
        'In una casseruola scaldate l’olio e fate soffriggere il trito per 5 minuti.',
        'Aggiungete la passata e cuocete per 20 minuti.',
      ],
      'it',
    )
    const frying = runsOf(steps).filter(({ temperature }) => temperature === '120')
    expect(frying).toHaveLength(1)
  })

  test('lets a splash of wine boil off before the rest', async () => {
    const steps = await stepsOf(
      ['2 tbsp oil', '1 onion, chopped', '120 ml white wine', '800 ml stock', '300 g carrots'],
      [
        'Heat the oil in a pan and fry the onion for 5 minutes. Pour in the wine.',
        'Add the stock and the carrots and simmer for 20 minutes.',
      ],
    )
    expect(runsOf(steps).at(-2)).toMatchObject({ durationSeconds: 120, temperature: '120' })
  })

  test('stays cold where nothing is heated first', async () => {
    const steps = await stepsOf(
      ['1 tbsp oil', '1 onion, chopped', '500 g carrots, chopped', '800 ml stock'],
      ['Put the oil, onion and carrots in a pan. Add the stock and simmer for 20 minutes.'],
    )
    expect(runsOf(steps).every(({ temperature }) => temperature !== '120')).toBe(true)
  })
})
