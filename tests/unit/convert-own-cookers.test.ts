import { describe, expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const SOUP = [
  '1 tablespoon olive oil',
  '1 onion, diced',
  '2 teaspoons ground cumin',
  '4 cups chicken broth',
  '1 1/2 pounds boneless chicken thighs',
]
const METHOD = [
  'Set the Instant Pot to Sauté. When hot, add the oil and onion. Cook for 3 minutes, until softened. Add the cumin and cook 30 seconds more. Press Cancel.',
  'Pour in the broth. Nestle in the chicken.',
  'Lock the lid, set the valve to sealing and cook on high pressure for 10 minutes. Let the pressure release naturally for 10 minutes, then quick release the rest.',
  'Remove the chicken to a cutting board, shred with two forks and return it to the pot.',
]

describe('a pressure cooker', () => {
  test('that is set to sauté takes all that follows', () => {
    const actions = actionsOf(SOUP, METHOD)
    const cook = actions.find(({ cues }) => cues.duration?.min === 600)
    const adding = actions.filter(({ adds }) => adds.length > 0)
    expect(adding.flatMap(({ adds }) => adds.map(({ food }) => food.id)).toSorted()).toEqual([
      1, 2, 3, 4, 5,
    ])
    expect(adding.every(({ vessel }) => vessel === cook?.vessel)).toBe(true)
  })

  test('that the cook needs, as it is more than the bowl holds, is told whole', async () => {
    const told = textsOf(
      await stepsOf(
        SOUP.map((line) => line.replace('4 cups', '8 cups')),
        METHOD,
      ),
    ).join(' ')
    expect(told).toContain('Let the pressure release naturally for 10 minutes')
  })
})
