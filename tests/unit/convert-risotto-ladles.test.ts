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
