import { describe, expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('the machine goes on with what it began', () => {
  test('icing sugar that is only "added" to the whisked cheese is beaten in', async () => {
    const steps = await stepsOf(
      ['200 g cream cheese', '100 g soft butter', '250 g icing sugar', '1 tsp vanilla extract'],
      [
        'Beat the cream cheese and butter until smooth.',
        'Gradually add the icing sugar and vanilla until fully incorporated.',
        'Spread over the cooled cake.',
      ],
    )
    expect(runsOf(steps)).toHaveLength(2)
    expect(steps.find(({ adds }) => adds?.some(({ ref }) => ref === 3))?.type).toBe('OPERATE')
    expect(steps.filter(({ type, place }) => type === 'MANUAL' && place === 'bowl')).toEqual([])
  })

  test('German: what is added last to a batter is mixed in', async () => {
    const steps = await stepsOf(
      ['125 g weiche Butter', '150 g Zucker', '3 Eier', '250 g Mehl', '1 Päckchen Backpulver'],
      [
        'Butter und Zucker schaumig rühren. Die Eier einrühren.',
        'Nach und nach Mehl und Backpulver dazugeben.',
        'In eine Form füllen und 45 Minuten bei 180 °C backen.',
      ],
      'de',
    )
    const flour = steps.find(({ adds }) => adds?.some(({ ref }) => ref === 4))
    expect(flour?.type).toBe('OPERATE')
    expect(flour?.instructionText).toContain(', nach und nach')
  })

  test('water by the spoonful is left to the hand that feels the dough', async () => {
    const steps = await stepsOf(
      ['200 g plain flour', '100 g cold butter', '3 tbsp cold water'],
      [
        'Mix the flour and butter until it resembles breadcrumbs.',
        'Add the water, a spoonful at a time, until it holds together. Chill for 30 minutes.',
      ],
    )
    expect(runsOf(steps)).toHaveLength(1)
  })

  test('flour goes slowly into the foam of eggs and sugar', async () => {
    const steps = await stepsOf(
      ['3 eggs', '150 g sugar', '120 g flour'],
      [
        'Whisk the eggs and sugar with a mixer until pale and thick.',
        'Add the flour and mix on low speed until just combined.',
        'Pour into a tin and bake at 180°C for 25 minutes.',
      ],
    )
    expect(runsOf(steps).at(-1)).toMatchObject({ durationSeconds: 20, speed: '3' })
  })
})

describe('what has only been put together by hand goes into the machine', () => {
  test('the mince joins the bread that has soaked in milk', async () => {
    const steps = await stepsOf(
      ['60 ml milk', '50 g breadcrumbs', '400 g minced beef', '1 egg', '1 tsp salt'],
      [
        'Combine the milk and breadcrumbs in a bowl and let soak for 5 minutes.',
        'Add the beef, egg and salt and mix with your hands until combined.',
        'Roll into meatballs and fry in a pan until browned.',
      ],
    )
    const mince = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 3))
    expect(steps[mince]).toMatchObject({ type: 'WEIGH', place: 'bowl' })
    expect(steps[mince + 1]).toMatchObject({ type: 'OPERATE', speed: '2', reverse: true })
  })

  test('cream cheese that was softened in the microwave is still cold enough to be beaten', async () => {
    const steps = await stepsOf(
      ['200 g cream cheese', '80 g sugar', '250 ml milk'],
      [
        'Microwave the cream cheese in a large bowl for 10 seconds.',
        'Add the sugar and whisk until smooth. Whisk in the milk.',
        'Chill for 2 hours.',
      ],
    )
    const runs = runsOf(steps)
    expect(runs.length).toBeGreaterThan(0)
    expect(runs.every(({ temperature }) => temperature === undefined)).toBe(true)
  })

  test('a filling is puréed though its crust was shaped before', async () => {
    const steps = await stepsOf(
      ['1 sheet shortcrust pastry', '400 g pumpkin', '200 ml cream', '3 eggs', '80 g sugar'],
      [
        'Roast the pumpkin in the oven for 40 minutes.',
        'Roll out the pastry and line a tin with it.',
        'Combine the roasted pumpkin, cream, eggs and sugar in a food processor and process until smooth.',
        'Pour the filling into the tin and bake for 45 minutes.',
      ],
    )
    expect(runsOf(steps)).toHaveLength(1)
    expect(steps.find(({ adds }) => adds?.some(({ ref }) => ref === 3))?.place).toBe('bowl')
  })

  test('nuts are processed for minutes, not chopped for seconds', async () => {
    const steps = await stepsOf(
      ['200 g pistachios', '1 pinch of salt'],
      [
        'Add the pistachios to a food processor.',
        'Process until the pistachios release their oil and are creamy, 5 to 10 minutes.',
      ],
    )
    expect(runsOf(steps)[0]?.durationSeconds).toBeGreaterThanOrEqual(60)
  })

  test('the first mixing of a spoonful does not keep the rest from the machine', async () => {
    const steps = await stepsOf(
      ['30 g water', '1 tsp baking soda', '450 g ground chicken', '1 tsp salt'],
      [
        'In a large bowl, mix the water with the baking soda.',
        'Add the chicken and salt and mix well. Shape into patties.',
      ],
    )
    expect(runsOf(steps)).toHaveLength(1)
    expect(textsOf(steps)[0]).toContain('30 g water')
  })

  test('oil and spices for a marinade are stirred with the meat, in its bowl', async () => {
    const steps = await stepsOf(
      ['50 g yogurt', '60 g oil', '1 tbsp paprika', '600 g chicken thighs'],
      [
        'In a bowl, mix the yogurt, oil and paprika. Leave to marinate for 1 hour.',
        'Grill the chicken for 15 minutes.',
      ],
    )
    expect(runsOf(steps)).toEqual([])
  })
})
