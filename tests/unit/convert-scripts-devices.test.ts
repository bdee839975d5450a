import { describe, expect, test } from 'vitest'
import type { StepInput } from '#shared/recipe.ts'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

const minutesOf = (steps: readonly StepInput[]) =>
  steps.reduce((sum, { durationSeconds = 0 }) => sum + durationSeconds, 0) / 60

describe('slow and pressure cookers', () => {
  test('hours in a slow cooker are a stew of an hour and three quarters', async () => {
    const steps = await stepsOf(
      ['700 g beef chuck, cubed', '1 onion, chopped', '400 ml beef broth'],
      ['Put the beef, onion and broth in the slow cooker.', 'Cover and cook on low for 8 hours.'],
    )
    // More than the timer takes, so it is told twice.
    const cooking = runsOf(steps).filter(({ temperature }) => temperature === '98')
    expect(minutesOf(cooking)).toBe(105)
    expect(cooking.every(({ speed, reverse }) => speed === 'soft' && reverse)).toBe(true)
    expect(steps.every(({ durationSeconds }) => (durationSeconds ?? 0) < 8 * 3600)).toBe(true)
  })

  test('nothing of a pressure cooker is left to do', async () => {
    const steps = await stepsOf(
      ['1 onion, diced', '1 tbsp oil', '500 g chicken breast, cubed', '250 ml chicken broth'],
      [
        'Set the Instant Pot to sauté. Add the oil and onion and cook for 3 minutes.',
        'Add the chicken and broth. Lock the lid and cook on high pressure for 12 minutes.',
        'Let the pressure release naturally for 10 minutes.',
      ],
    )
    expect(runsOf(steps).at(-1)).toMatchObject({ durationSeconds: 30 * 60, reverse: true })
    const text = steps.map(({ instructionText }) => instructionText).join(' ')
    expect(text).not.toMatch(/instant pot|pressure|lock/i)
  })

  test.each([
    [
      'de',
      'Rindfleisch und Brühe in den Slow Cooker geben. 8 Stunden kochen.',
      'Rindfleisch, gewürfelt',
      'Brühe',
    ],
    [
      'fr',
      'Mettre le bœuf et le bouillon dans la mijoteuse. Cuire pendant 8 heures.',
      'bœuf en cubes',
      'bouillon',
    ],
    [
      'pl',
      'Wołowinę i bulion włożyć do wolnowaru. Gotować 8 godzin.',
      'wołowiny w kostkę',
      'bulionu',
    ],
  ] as const)('in %s', async (language, method, meat, broth) => {
    const steps = await stepsOf([`700 g ${meat}`, `400 ml ${broth}`], [method], language)
    expect(minutesOf(runsOf(steps))).toBe(105)
  })
})

describe('microwaves', () => {
  test('bursts are one melting in the bowl', async () => {
    const steps = await stepsOf(
      ['200 g dark chocolate, chopped', '100 g butter'],
      ['Melt the chocolate and butter in the microwave in 30-second bursts, stirring in between.'],
    )
    expect(runsOf(steps)).toMatchObject([{ temperature: '50', speed: '2' }])
  })

  test('what is cooked there stays there', async () => {
    const steps = await stepsOf(['2 potatoes'], ['Microwave the potatoes for 8 minutes.'])
    expect(runsOf(steps)).toHaveLength(0)
  })
})
