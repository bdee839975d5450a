import { describe, expect, test } from 'vitest'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import type { Language } from '#shared/language.ts'
import type { StepInput } from '#shared/recipe.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'

async function convert(
  ingredients: readonly string[],
  method: readonly string[],
  { from = 'de', to = 'de' }: { from?: string; to?: Language } = {},
): Promise<StepInput[]> {
  const source = aReadRecipe({
    language: from,
    ingredients: linesOf(...ingredients),
    steps: linesOf(...method),
  })
  const { steps } = await createBuiltinConverter().structure(source, {
    language: to,
    model: 'TM6',
    signal: new AbortController().signal,
    report: () => undefined,
  })
  return steps
}

const textsOf = (steps: readonly StepInput[]) => steps.map(({ instructionText }) => instructionText)
const machineSteps = (steps: readonly StepInput[]) => steps.filter(({ type }) => type === 'OPERATE')

describe('work of the machine in German', () => {
  test('cuts what the order before has peeled', async () => {
    const steps = await convert(['1 Zwiebel'], ['Die Zwiebel schälen und fein hacken.'])
    expect(steps.map(({ type }) => type)).toEqual(['MANUAL', 'WEIGH', 'OPERATE', 'MANUAL'])
    expect(steps[2]).toMatchObject({ durationSeconds: 5, speed: '6' })
  })

  test('sweats for as long as the source says, with the objects before the verb', async () => {
    const steps = await convert(
      ['1 Zwiebel', '1 Knoblauchzehe', '2 EL Olivenöl'],
      ['Das Öl in einem Topf erhitzen, Zwiebel und Knoblauch darin 4 Minuten andünsten.'],
    )
    expect(steps[0]).toMatchObject({
      type: 'WEIGH',
      ingredientRefs: expect.arrayContaining([1, 2, 3]),
    })
    expect(machineSteps(steps)).toMatchObject([{ durationSeconds: 240, temperature: '120' }])
  })

  test('simmers pieces backwards, and a side clause is no order', async () => {
    const steps = await convert(
      ['300 g Kartoffeln, gewürfelt', '600 ml Gemüsebrühe'],
      ['Kartoffeln und Brühe zum Kochen bringen und 15 Minuten köcheln lassen, bis alles kocht.'],
    )
    expect(machineSteps(steps)).toHaveLength(2)
    expect(steps.at(-1)).toMatchObject({ durationSeconds: 900, temperature: '100', reverse: true })
  })

  test('kneads, then lets the dough rise without the machine', async () => {
    const steps = await convert(
      ['500 g Mehl', '1 Würfel Hefe', '300 ml Wasser', '2 TL Salz'],
      ['Alle Zutaten zu einem glatten Teig verkneten und 1 Stunde gehen lassen.'],
    )
    expect(machineSteps(steps)).toMatchObject([{ speed: 'dough' }])
    expect(steps.at(-1)).toMatchObject({ type: 'WAIT', durationSeconds: 3600 })
  })

  test('whips cream with the whisk', async () => {
    const steps = await convert(['400 g Sahne', '1 Pck. Sahnesteif'], ['Die Sahne steif schlagen.'])
    expect(machineSteps(steps)).toMatchObject([{ tools: ['whisk'], speed: '3.5' }])
  })

  test('steams over water', async () => {
    const steps = await convert(['500 g Brokkoli'], ['Den Brokkoli 12 Minuten dämpfen.'])
    expect(machineSteps(steps)).toMatchObject([{ temperature: 'varoma' }])
    expect(textsOf(steps)[0]).toBe('In den Varoma-Behälter einwiegen: 500 g Brokkoli.')
  })

  test('purées a hot soup with a rising speed', async () => {
    const steps = await convert(
      ['500 g Möhren', '600 ml Brühe'],
      ['Die Möhren in der Brühe 20 Minuten kochen.', 'Püriere die Suppe mit dem Pürierstab fein.'],
    )
    expect(machineSteps(steps).at(-1)).toMatchObject({ speed: '5-10', tools: ['measuring_cup'] })
  })
})

describe('German sentences', () => {
  test('part verbs in two: "gib … dazu", "dünste … an"', async () => {
    const steps = await convert(
      ['1 Zwiebel', '250 g Champignons', '1 EL Butter'],
      ['Gib die Zwiebel, die Pilze und die Butter in einen Topf und dünste alles 5 Minuten an.'],
    )
    expect(steps[0]).toMatchObject({
      type: 'WEIGH',
      ingredientRefs: expect.arrayContaining([1, 2, 3]),
    })
    expect(machineSteps(steps)).toMatchObject([{ durationSeconds: 300, temperature: '120' }])
  })

  test('name things by participles and nouns that look like orders', async () => {
    const steps = await convert(
      ['1 Zwiebel, gehackt', '400 g gehackte Tomaten', '2 EL Öl'],
      ['Unter Rühren die gehackte Zwiebel im Öl dünsten, zum Kochen die Tomaten zugeben.'],
    )
    expect(textsOf(steps).join(' ')).not.toContain('Umrühren')
    expect(machineSteps(steps).some(({ temperature }) => temperature === '120')).toBe(true)
  })

  test('say "the rest of" and "half of" an ingredient', async () => {
    const steps = await convert(
      ['200 g Zucker', '4 Eier', '250 g Quark'],
      [
        'Eier und die Hälfte des Zuckers verrühren.',
        'Quark und den restlichen Zucker unterrühren.',
      ],
    )
    const weighings = textsOf(steps).filter((text) => text.includes('Mixtopf'))
    expect(weighings[0]).toContain('die Hälfte des Zuckers')
    expect(weighings[1]).toContain('restlichen Zucker')
  })

  test('name components without a comma behind them', async () => {
    const steps = await convert(
      ['200 g Mehl', '100 g Butter', '1 Ei'],
      ['Für den Teig Mehl, Butter und Ei verkneten.'],
    )
    expect(textsOf(steps)[0]).toMatch(/^Für den Teig: In den Mixtopf einwiegen: 200 g Mehl/)
  })

  test('leave oven and cooling to the cook', async () => {
    const steps = await convert(
      ['1 Hefeteig'],
      ['Den Teig bei 200 °C 30 Minuten backen.', 'Das Brot 2 Stunden auskühlen lassen.'],
    )
    expect(steps).toMatchObject([
      { type: 'MANUAL', durationSeconds: 1800 },
      { type: 'WAIT', durationSeconds: 7200 },
    ])
  })

  test('make a whole soup', async () => {
    const steps = await convert(
      ['1 Zwiebel', '1 EL Butter', '400 g Möhren', '700 ml Gemüsebrühe', '100 ml Sahne', 'Salz'],
      [
        'Die Zwiebel schälen und fein hacken. Butter in einem Topf zerlassen und die Zwiebel darin glasig dünsten.',
        'Möhren dazugeben, mit der Brühe ablöschen und 20 Minuten köcheln lassen.',
        'Alles fein pürieren, die Sahne einrühren und mit Salz abschmecken.',
      ],
    )
    expect(machineSteps(steps).map(({ speed, temperature }) => [temperature, speed])).toEqual([
      [undefined, '6'],
      ['120', '1'],
      ['100', '1'],
      [undefined, '5-10'],
      [undefined, '2'],
    ])
    expect(steps.at(-1)).toMatchObject({ type: 'MANUAL', ingredientRefs: [6] })
    expect(textsOf(steps)).toContain(
      'In den Mixtopf einwiegen: 400 g Möhren und 700 ml Gemüsebrühe.',
    )
  })
})

test('a recipe in English is written with German machine steps', async () => {
  const steps = await convert(
    ['1 onion', '1 tbsp butter'],
    ['Chop the onion. Heat the oven to 200°C and warm the plates.'],
    { from: 'en' },
  )
  expect(textsOf(steps)).toContain('Zerkleinern: 5 Sek./Stufe 5.')
  expect(textsOf(steps).join(' ')).toContain('Heat the oven to 200°C')
})

describe('German words that decide the technique', () => {
  test('mixes mince whatever is formed of it', async () => {
    const steps = await convert(
      ['500 g Hackfleisch', '1 Ei', '50 g Semmelbrösel'],
      ['Das Hackfleisch wird mit Ei und Semmelbröseln zu einer Masse für Buletten vermengt.'],
    )
    expect(machineSteps(steps)).toMatchObject([{ durationSeconds: 30, speed: '2', reverse: true }])
  })

  test('warms a soup that is ready instead of boiling it', async () => {
    const steps = await convert(['1 l Kürbissuppe'], ['Die Suppe langsam aufwärmen.'])
    expect(machineSteps(steps)).toMatchObject([{ temperature: '80', tools: ['measuring_cup'] }])
  })

  test('mashes potatoes that are to be puréed with milk', async () => {
    const steps = await convert(
      ['600 g gekochte Kartoffeln', '150 ml Milch', '30 g Butter'],
      ['Die Kartoffeln mit Milch und Butter pürieren.'],
    )
    expect(machineSteps(steps)).toMatchObject([{ speed: '3.5', tools: ['whisk'] }])
  })

  test('steams what is cooked in steam, even when it stays firm to the bite', async () => {
    const steps = await convert(
      ['500 g Brokkoli'],
      ['Brokkoli im Dampf 15 Minuten bissfest garen.'],
    )
    expect(machineSteps(steps)).toMatchObject([{ temperature: 'varoma' }])
  })

  test('waits for a marinade for days', async () => {
    const steps = await convert(
      ['800 g Rinderbraten', '500 ml Rotwein'],
      ['Das Fleisch einen Tag in Rotwein einlegen.'],
    )
    expect(steps).toMatchObject([{ type: 'WAIT', durationSeconds: 86400 }])
  })
})
