import { describe, expect, test } from 'vitest'
import { ordersOf } from './convert-actions.ts'
import {
  addedIn,
  stepsOf as convert,
  runsOf,
  settingsOf,
  sharesOf,
  textsOf,
} from './convert-scripts-fixtures.ts'

const stepsOf = (ingredients: string[], method: string[]) => convert(ingredients, method, 'de')
const ordersIn = (ingredients: string[], sentence: string) =>
  ordersOf(ingredients, [sentence], 'de')

describe('work of the machine in German', () => {
  test('cuts what the order before has peeled', () => {
    expect(ordersIn(['1 Zwiebel'], 'Die Zwiebel schälen und fein hacken.')).toEqual([
      ['prepare', [1]],
      ['chop', [1]],
    ])
  })

  test('sweats for as long as the source says, with the objects before the verb', async () => {
    const steps = await stepsOf(
      ['1 Zwiebel, in Ringen', '1 Knoblauchzehe, in Scheiben', '2 EL Olivenöl'],
      ['Das Öl in einem Topf erhitzen, Zwiebel und Knoblauch darin 4 Minuten andünsten.'],
    )
    expect(steps[0]).toMatchObject({
      type: 'WEIGH',
      ingredientRefs: expect.arrayContaining([1, 2, 3]),
    })
    expect(runsOf(steps)).toMatchObject([{ durationSeconds: 240, temperature: '120' }])
  })

  test('simmers pieces backwards, and a side clause is no order', async () => {
    const steps = await stepsOf(
      ['300 g Kartoffeln, gewürfelt', '600 ml Gemüsebrühe'],
      ['Kartoffeln und Brühe zum Kochen bringen und 15 Minuten köcheln lassen, bis alles gart.'],
    )
    expect(addedIn(steps)).toEqual([[1, 2]])
    expect(steps.at(-1)).toMatchObject({ temperature: '100', reverse: true })
    expect(steps.at(-1)?.durationSeconds).toBeGreaterThanOrEqual(900)
  })

  test('kneads, then lets the dough rise without the machine', async () => {
    const steps = await stepsOf(
      ['500 g Mehl', '1 Würfel Hefe', '300 ml Wasser', '2 TL Salz'],
      ['Alle Zutaten zu einem glatten Teig verkneten und 1 Stunde gehen lassen.'],
    )
    expect(runsOf(steps)).toMatchObject([{ speed: 'dough' }])
    expect(steps.at(-1)).toMatchObject({ type: 'WAIT', durationSeconds: 3600 })
  })

  test('whips cream with the whisk', async () => {
    const steps = await stepsOf(['400 g Sahne', '1 Pck. Sahnesteif'], ['Die Sahne steif schlagen.'])
    expect(runsOf(steps)).toMatchObject([{ tools: ['whisk'], speed: '3.5' }])
  })

  test('steams over water', async () => {
    const steps = await stepsOf(['500 g Brokkoli'], ['Den Brokkoli 12 Minuten dämpfen.'])
    expect(runsOf(steps)).toMatchObject([{ temperature: 'varoma' }])
    expect(steps.find(({ adds }) => adds?.some(({ ref }) => ref === 1))?.place).toBe('varoma')
  })

  test('purées a hot soup with a rising speed', async () => {
    const steps = await stepsOf(
      ['500 g Möhren', '600 ml Brühe'],
      ['Die Möhren in der Brühe 20 Minuten kochen.', 'Püriere die Suppe mit dem Pürierstab fein.'],
    )
    expect(runsOf(steps).at(-1)).toMatchObject({ speed: '5-10', tools: ['measuring_cup'] })
  })
})

describe('German sentences', () => {
  test('part verbs in two: "gib … dazu", "dünste … an"', async () => {
    const steps = await stepsOf(
      ['1 Zwiebel, in Ringen', '250 g Champignons', '1 EL Butter'],
      ['Gib die Zwiebel, die Pilze und die Butter in einen Topf und dünste alles 5 Minuten an.'],
    )
    expect(steps[0]).toMatchObject({
      type: 'WEIGH',
      ingredientRefs: expect.arrayContaining([1, 2, 3]),
    })
    expect(runsOf(steps)).toMatchObject([{ durationSeconds: 300, temperature: '120' }])
  })

  test('name things by participles and nouns that look like orders', async () => {
    const steps = await stepsOf(
      ['1 Zwiebel, gehackt', '400 g gehackte Tomaten', '2 EL Öl'],
      ['Unter Rühren die gehackte Zwiebel im Öl dünsten, zum Kochen die Tomaten zugeben.'],
    )
    expect(textsOf(steps).join(' ')).not.toContain('Umrühren')
    expect(runsOf(steps).some(({ temperature }) => temperature === '120')).toBe(true)
  })

  test('say "the rest of" and "half of" an ingredient', async () => {
    const steps = await stepsOf(
      ['200 g Zucker', '4 Eier', '250 g Quark', '1 l Milch'],
      [
        'Die Milch mit der Hälfte des Zuckers 5 Minuten kochen.',
        'Eier, Quark und den restlichen Zucker unterrühren.',
      ],
    )
    expect(sharesOf(steps, 1)).toEqual([0.5, 0.5])
    expect(textsOf(steps).join(' ')).toMatch(
      /100 g Zucker \(die Hälfte\).*100 g Zucker \(der Rest\)/,
    )
  })

  test('name components without a comma behind them', async () => {
    const steps = await stepsOf(
      ['200 g Mehl', '100 g Butter', '1 Ei'],
      ['Für den Teig Mehl, Butter und Ei verkneten.'],
    )
    expect(textsOf(steps)[0]).toMatch(/^Für den Teig: 200 g Mehl/)
  })

  test('leave oven and cooling to the cook', async () => {
    const steps = await stepsOf(
      ['1 Hefeteig'],
      ['Den Teig bei 200 °C 30 Minuten backen.', 'Das Brot 2 Stunden auskühlen lassen.'],
    )
    expect(steps).toMatchObject([
      { type: 'MANUAL', durationSeconds: 1800 },
      { type: 'WAIT', durationSeconds: 7200 },
    ])
  })

  test('make a whole soup', async () => {
    const steps = await stepsOf(
      ['1 Zwiebel', '1 EL Butter', '400 g Möhren', '700 ml Gemüsebrühe', '100 ml Sahne', 'Salz'],
      [
        'Die Zwiebel schälen und fein hacken. Butter in einem Topf zerlassen und die Zwiebel darin glasig dünsten.',
        'Möhren dazugeben, mit der Brühe ablöschen und 20 Minuten köcheln lassen.',
        'Alles fein pürieren, die Sahne einrühren und mit Salz abschmecken.',
      ],
    )
    expect(addedIn(steps).flat()).toEqual([1, 2, 3, 4, 5, 6])
    expect(settingsOf(steps)).toEqual([
      [undefined, expect.stringMatching(/^[56]$/)],
      ['120', '1'],
      ['100', '1'],
      [undefined, '5-10'],
      [undefined, '2'],
    ])
    expect(steps.at(-1)).toMatchObject({ type: 'MANUAL', instructionText: 'Mit Salz abschmecken.' })
    expect(textsOf(steps)).toContain('3 Min./120°C/Stufe 1 andünsten.')
  })
})

test('a recipe in English is written with German machine steps', async () => {
  const steps = await convert(
    ['1 onion', '20 g butter'],
    ['Heat the oven to 200°C and warm the plates.', 'Soften the onion in the butter.'],
    'en',
    'de',
  )
  expect(textsOf(steps)).toContain('3 Min./120°C/Stufe 1 andünsten.')
  expect(textsOf(steps).join(' ')).toContain('Heat the oven to 200°C')
})

describe('German words that decide the technique', () => {
  test('mixes mince whatever is formed of it', async () => {
    const steps = await stepsOf(
      ['500 g Hackfleisch', '1 Ei', '50 g Semmelbrösel'],
      ['Das Hackfleisch wird mit Ei und Semmelbröseln zu einer Masse für Buletten vermengt.'],
    )
    expect(runsOf(steps)).toMatchObject([{ durationSeconds: 30, speed: '2', reverse: true }])
  })

  test('warms a soup that is ready instead of boiling it', async () => {
    const steps = await stepsOf(['1 l Kürbissuppe'], ['Die Suppe langsam aufwärmen.'])
    expect(runsOf(steps)).toMatchObject([{ temperature: '80', tools: ['measuring_cup'] }])
  })

  test('mashes potatoes that are to be puréed with milk', async () => {
    const steps = await stepsOf(
      ['600 g gekochte Kartoffeln', '150 ml Milch', '30 g Butter'],
      ['Die Kartoffeln mit Milch und Butter pürieren.'],
    )
    expect(runsOf(steps)).toMatchObject([{ speed: '3.5', tools: ['whisk'] }])
  })

  test('steams what is cooked in steam, even when it stays firm to the bite', async () => {
    const steps = await stepsOf(
      ['500 g Brokkoli'],
      ['Brokkoli im Dampf 15 Minuten bissfest garen.'],
    )
    expect(runsOf(steps)).toMatchObject([{ temperature: 'varoma' }])
  })

  test('waits for a marinade for days', async () => {
    const steps = await stepsOf(
      ['800 g Rinderbraten', '500 ml Rotwein'],
      ['Das Fleisch einen Tag in Rotwein einlegen.'],
    )
    expect(steps).toMatchObject([{ type: 'WAIT', durationSeconds: 86400 }])
  })
})
