import { describe, expect, it } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const LISTED = ['1 onion', '2 tbsp butter', '100 g arborio rice', '200 ml vegetable stock']
const BEGUN = [
  'Finely dice the onion. Melt the butter in a pan and soften the onion.',
  'Add the rice and fry for 2 minutes until translucent.',
]

describe('risotto told ladle by ladle', () => {
  it('cooks in one run what is to be repeated, a small one too', async () => {
    const steps = await stepsOf(LISTED, [
      ...BEGUN,
      'Gradually add the stock, a ladleful at a time, stirring until absorbed. Repeat until the rice is soft.',
    ])
    expect(runsOf(steps).at(-1)).toMatchObject({ temperature: '100', durationSeconds: 840 })
    expect(textsOf(steps).join(' ')).not.toContain('Repeat')
  })

  it('says nothing of waiting between the ladles', async () => {
    const steps = await stepsOf(LISTED, [
      ...BEGUN,
      'Add the hot stock little by little. Do not add more stock until it has been absorbed.',
      'Continue for 15-18 minutes until the rice is done.',
    ])
    expect(runsOf(steps).at(-1)).toMatchObject({ temperature: '100', durationSeconds: 780 })
    expect(textsOf(steps).join(' ')).not.toMatch(/Continue|Do not add/)
  })
})

it('"ladle in a cup of the broth, continue adding broth": all of it is for the risotto', async () => {
  const steps = await stepsOf(
    ['1 shallot, chopped', '2 tbsp butter', '300 g arborio rice', '1 litre vegetable broth'],
    [
      'Bring the broth to a simmer in a saucepan and keep warm.',
      'In a large pot, soften the shallot in the butter for 3 minutes. Add the rice and stir for 2 minutes.',
      'Ladle in about 1 cup of the warm broth and cook, stirring, until absorbed. Continue adding broth, a ladleful at a time, until the rice is creamy, 18 minutes.',
    ],
  )
  const told = textsOf(steps).join(' ')
  expect(runsOf(steps).at(-1)).toMatchObject({ temperature: '100', reverse: true })
  expect(told).not.toContain('Continue adding broth')
  expect(told).not.toContain('240 g')
})

it('what comes in for the last minutes and is too much then leaves the risotto to the machine', async () => {
  const steps = await stepsOf(
    ['1 onion', '1 tbsp oil', '320 g risotto rice', '1.1 litres stock', '900 g cooked chicken'],
    [
      'Chop the onion and soften it in the oil. Add the rice and stir until translucent.',
      'Add a ladle of hot stock, stirring, and go on until all is used up, about 18 minutes.',
      'Stir in the chicken for the last 5 minutes.',
    ],
  )
  expect(runsOf(steps).at(-1)).toMatchObject({ temperature: '100', durationSeconds: 780 })
  expect(textsOf(steps).at(-1)).toContain('Stir in the chicken')
})
