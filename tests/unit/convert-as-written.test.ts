import { describe, expect, test } from 'vitest'
import { repairRecipe } from '#shared/appliance/check.ts'
import type { Language } from '#shared/language.ts'
import type { StepInput } from '#shared/recipe.ts'
import { runsOf, sharesOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const kindsOf = (steps: readonly StepInput[]) => steps.map(({ type }) => type)

describe('a recipe written for the machine', () => {
  test('keeps its steps as they are, whatever dish it is', async () => {
    const steps = await stepsOf(
      ['1 Schalotte', '20 g Öl', '250 g Risottoreis', '600 g Brühe', '40 g Butter'],
      [
        'Schalotte in den Mixtopf geben und 4 Sek./Stufe 6 zerkleinern.',
        'Öl zugeben und 3 Min./120°C/Stufe 1 dünsten.',
        'Reis zugeben und 2 Min./120°C/Linkslauf/Stufe 1 glasig dünsten.',
        'Brühe angießen und 16 Min./98°C/Linkslauf/Sanftrührstufe garen.',
        'Butter unterrühren und sofort servieren.',
      ],
      'de',
    )

    const settings = runsOf(steps).map((run) => [run.durationSeconds, run.temperature, run.speed])
    expect(settings).toEqual([
      [4, undefined, '6'],
      [180, '120', '1'],
      [120, '120', '1'],
      [960, '98', 'soft'],
    ])
    expect(textsOf(steps).join(' ')).not.toMatch(/Gareinsatz|ausspülen/)
  })

  test('keeps what it says beside the foods, with the amounts behind it', async () => {
    const steps = await stepsOf(
      ['400 g dorsz', '500 g bulionu', '200 g ryżu'],
      [
        'Wlać bulion do naczynia miksującego i zagotować 8 min/100°C/obr. 1.',
        'Wsypać ryż powoli przez otwór i gotować 15 min/100°C/obr. wsteczne/obr. 1.',
      ],
      'pl',
    )

    expect(textsOf(steps)[2]).toMatch(/^Wsypać ryż powoli przez otwór: 200 g ryżu/)
  })

  test('what is kept in a bowl leaves the machine and comes back where the recipe says so', async () => {
    const steps = await stepsOf(
      ['80 g gruyère cheese', '300 g potatoes', '200 g milk'],
      [
        'Place the cheese into the mixing bowl and grate 8 sec/speed 7. Transfer to a bowl.',
        'Place the potatoes and the milk into the mixing bowl and cook 20 min/95°C/speed 1.',
        'Add the reserved cheese and mix 20 sec/speed 4.',
      ],
    )

    expect(kindsOf(steps)).toEqual([
      'WEIGH',
      'OPERATE',
      'MANUAL',
      'WEIGH',
      'OPERATE',
      'MANUAL',
      'OPERATE',
    ])
    expect(steps[2]).toMatchObject({ place: 'bench', takes: [2], clears: true })
    expect(steps[5]).toMatchObject({ place: 'bowl', takes: [3] })
  })

  test('what steams above is taken off and the liquid below stays for the sauce', async () => {
    const steps = await stepsOf(
      ['500 g Wasser', '600 g Lachsfilet', '100 g Sahne', '20 g Mehl'],
      [
        'Wasser in den Mixtopf geben, Lachs in den Varoma legen, Varoma aufsetzen und 20 Min./Varoma/Stufe 1 garen.',
        'Varoma absetzen und warm stellen.',
        'Sahne und Mehl zur Garflüssigkeit geben und 4 Min./100°C/Stufe 3 kochen.',
      ],
      'de',
    )

    const taken = steps.find(({ instructionText }) => /absetzen/.test(instructionText))
    expect(taken?.clears).toEqual(['varoma'])
    expect(textsOf(steps).join(' ')).not.toMatch(/ausspülen/)
  })

  test('two settings in one sentence are two runs', async () => {
    const steps = await stepsOf(
      ['400 г малини', '50 г цукру'],
      ['Покладіть малину й цукор у чашу, варіть 5 хв/90°C/шв. 2, потім подрібніть 15 с/шв. 7.'],
      'uk',
    )

    expect(runsOf(steps).map(({ speed }) => speed)).toEqual(['2', '7'])
  })

  test('the whisk is put in where the recipe puts it in', async () => {
    const steps = await stepsOf(
      ['300 g lapte', '4 albușuri', '60 g zahăr'],
      [
        'Puneți laptele în bol și încălziți 3 min/60°C/viteza 2. Turnați laptele într-o cană.',
        'Montați paleta, puneți albușurile și zahărul în bol și bateți 4 min/viteza 3,5.',
      ],
      'ro',
    )

    expect(runsOf(steps).map(({ tools }) => tools)).toEqual([[], ['whisk']])
    expect(textsOf(steps).filter((text) => /palet/i.test(text))).toHaveLength(1)
  })

  test('a setting is no food of the list', async () => {
    const steps = await stepsOf(
      ['200 g di farina', '80 g di burro', 'zucchero a velo'],
      [
        'Mettere nel boccale la farina e il burro: 20 sec. vel. 5.',
        'Spolverizzare con zucchero a velo.',
      ],
      'it',
    )

    expect(steps[0]?.ingredientRefs).toEqual([1, 2])
    expect(steps.at(-1)?.ingredientRefs).toEqual([3])
  })

  test.each<[Language, readonly string[], string, object]>([
    [
      'es',
      ['2 dientes de ajo'],
      'Echamos el ajo, 4 segundos en velocidad 7.',
      { durationSeconds: 4, speed: '7' },
    ],
    [
      'fr',
      ['500 g de farine', '300 g d’eau'],
      'Mettre la farine et l’eau dans le bol et pétrir 3 minutes en mode pétrin.',
      { durationSeconds: 180, speed: 'dough' },
    ],
    [
      'uk',
      ['500 г борошна', '300 г води'],
      'Покладіть борошно й воду в чашу й місіть 3 хвилини в режимі тісто.',
      { durationSeconds: 180, speed: 'dough' },
    ],
    [
      'uk',
      ['500 г бульйону'],
      'Влийте бульйон у чашу й варіть 9 хвилин при 90 градусах на швидкості 1.',
      { durationSeconds: 540, temperature: '90', speed: '1' },
    ],
    [
      'ro',
      ['500 g supă'],
      'Puneți supa în bol și fierbeți 9 minute la 90 de grade la viteza 1.',
      { durationSeconds: 540, temperature: '90', speed: '1' },
    ],
    [
      'en',
      ['500 g water', '1 broccoli'],
      'Put the water in the bowl and the broccoli in the Varoma dish. Steam for 15 minutes at Varoma temperature on speed 2.',
      { durationSeconds: 900, temperature: 'varoma', speed: '2' },
    ],
  ])(
    'settings are read out of full sentences too (%s)',
    async (language, foods, sentence, setting) => {
      const [run] = runsOf(await stepsOf(foods, [sentence], language))
      expect(run).toMatchObject(setting)
    },
  )
})

describe('settings as recipes for several machines write them', () => {
  test.each<[string, Language, readonly string[], string, object]>([
    [
      'another heat in brackets of words',
      'es',
      ['300 g de tomate'],
      'Pon el tomate en el vaso y sofríe 6 minutos, 120ºC o Varoma, velocidad 1.',
      { temperature: '120', speed: '1' },
    ],
    [
      'half a step of the dial',
      'es',
      ['300 g de harina'],
      'Pon la harina en el vaso y mezcla 15 segundos en velocidad 2 y medio.',
      { durationSeconds: 15, speed: '2.5' },
    ],
    [
      'words in quotes',
      'de',
      ['250 g Nudeln', '900 g Wasser'],
      'Wasser und Nudeln in den Mixtopf geben und 9 Min./100°/"Linkslauf" /Stufe "Sanftrührstufe" garen.',
      { temperature: '100', speed: 'soft', reverse: true },
    ],
    [
      'the direction switched off',
      'de',
      ['100 g Tomaten'],
      'Tomaten in den Mixtopf geben und 5 Sek./"Linkslauf deaktiviert" /Stufe 4 zerkleinern.',
      { durationSeconds: 5, speed: '4', reverse: false },
    ],
    [
      'degrees in one letter',
      'en',
      ['3 eggs', '100 g sugar'],
      'Place the eggs and the sugar into the TM bowl and cook 9 mins, 80C, sp 3.',
      { temperature: '80', speed: '3' },
    ],
    [
      'another bowl and key',
      'de',
      ['400 g Mehl', '250 g Wasser'],
      'Mehl und Wasser in den Mixbehälter geben und mit der Knet-Taste/2 Minuten kneten.',
      { durationSeconds: 120, speed: 'dough' },
    ],
  ])('%s', async (_, language, foods, sentence, setting) => {
    expect(runsOf(await stepsOf(foods, [sentence], language))).toMatchObject([setting])
  })

  test('a time in words is told once', async () => {
    const steps = await stepsOf(
      ['800 g de tomates'],
      ['Pon los tomates en el vaso y trituramos cinco minutos a velocidad 10.'],
      'es',
    )
    expect(textsOf(steps).at(-1)).toBe('Trituramos cinco minutos a vel 10.')
  })

  test('"the remaining oil" is what is left of the one oil in the list', async () => {
    const steps = await stepsOf(
      ['400 g Mehl', '250 g Wasser', '2 EL Olivenöl', '1 Zwiebel'],
      [
        'Mehl, Wasser und 1 EL Öl in den Mixtopf geben und 2 Min./Teig kneten. Teig in eine Schüssel umfüllen.',
        'Zwiebel in den Mixtopf geben und 5 Sek./Stufe 5 zerkleinern. Restliches Öl zugeben und 3 Min./120°C/Stufe 1 dünsten.',
      ],
      'de',
    )
    expect(sharesOf(steps, 3)).toEqual([0.5, 0.5])
  })
})

describe('a setting that the source gives itself', () => {
  const text = 'Cook 20 min/100°C/speed 1. Blend 40 sec/speed 9.'
  const steps: StepInput[] = [
    aStep({
      durationSeconds: 1200,
      temperature: '100',
      speed: '1',
      source: [[0, 26]],
      adds: [{ ref: 1 }],
      ingredientRefs: [1],
    }),
    aStep({ stepNumber: 2, durationSeconds: 40, speed: '9', source: [[27, text.length]] }),
  ]
  const ingredients = [{ ingredientJsonId: 1, name: 'carrots', quantity: '800', unit: 'g' }]

  test('is not changed by a safety hint, which is told instead', () => {
    const { steps: checked } = repairRecipe({ ingredients, steps }, 'TM6', text)
    expect(checked[1]?.speed).toBe('9')
    expect(checked[1]?.notices.map(({ code }) => code)).toContain('HOT_SUDDEN_SPEED')
  })

  test('is changed where the source says something else', () => {
    const { steps: checked } = repairRecipe({ ingredients, steps }, 'TM6', 'Cook, then blend it.')
    expect(checked[1]?.speed).toBe('5-9')
  })
})

function aStep(fields: Partial<StepInput>): StepInput {
  return {
    stepNumber: 1,
    instructionText: 'Run.',
    type: 'OPERATE',
    reverse: false,
    ingredientRefs: [],
    tools: [],
    place: 'bowl',
    ...fields,
  } as StepInput
}
