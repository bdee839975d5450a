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

const stepsOf = (ingredients: string[], method: string[]) => convert(ingredients, method, 'ro')
const ordersIn = (ingredients: string[], ...method: string[]) => ordersOf(ingredients, method, 'ro')

describe('a Romanian recipe', () => {
  test('has its onion chopped and sweated for the time that it gives', async () => {
    const steps = await stepsOf(
      ['1 ceapă', '2 linguri ulei de măsline'],
      ['Tocăm ceapa.', 'O călim în ulei, la foc mediu, timp de 4 minute.'],
    )

    expect(textsOf(steps)).toEqual([
      'Punem 1 ceapă (în două) în bol.',
      'Tocăm 5 sec/viteza 5. Curățăm pereții bolului cu spatula.',
      'Punem 30 g ulei de măsline (2 linguri) în bol.',
      'Călim 4 min/120°C/viteza 1.',
    ])
  })

  test.each([
    ['we', 'Radem parmezanul.'],
    ['polite order', 'Radeți parmezanul.'],
    ['familiar order', 'Rade parmezanul.'],
    ['impersonal, behind its object', 'Parmezanul se rade.'],
    ['what the cook did', 'Am ras parmezanul.'],
    ['by the grater', 'Dăm parmezanul pe răzătoare.'],
  ])('gives orders in every form: %s', (_, sentence) => {
    expect(ordersIn(['80 g parmezan'], sentence)).toEqual([['grate', [1]]])
  })

  test('takes a participle for no order, though it is written like one', () => {
    const orders = ordersIn(
      ['400 g cartofi', '2 morcovi', '800 ml apă'],
      'Morcovii și cartofii tăiați cuburi se adaugă în oală cu apa și se fierb 20 de minute.',
    )

    expect(orders).toEqual([
      ['add', [2, 1, 3]],
      ['boil', []],
    ])
  })

  test('simmers pieces in reverse, and finds the order behind the pan', async () => {
    const steps = await stepsOf(
      ['400 g linte', '2 morcovi', '1 l supă de legume'],
      [
        'Într-o oală mare punem lintea, morcovii și supa.',
        'Aducem la fierbere, apoi lăsăm să fiarbă la foc mic, sub capac, 25 de minute.',
      ],
    )

    expect(addedIn(steps)).toEqual([[1, 2, 3]])
    expect(steps.at(-1)).toMatchObject({ type: 'OPERATE', reverse: true })
    expect(Number(steps.at(-1)?.temperature)).toBeGreaterThanOrEqual(95)
    expect(steps.at(-1)?.durationSeconds).toBeGreaterThanOrEqual(1500)
  })

  test('is kneaded by the machine, rises by the clock and is baked by hand', async () => {
    const steps = await stepsOf(
      ['500 g făină', '10 g sare', '20 g drojdie proaspătă', '300 ml apă călduță'],
      [
        'Punem făina, sarea, drojdia și apa într-un castron și frământăm 10 minute.',
        'Acoperim și lăsăm la dospit o oră și jumătate.',
        'Dăm la cuptor 40 de minute, la 220°C.',
      ],
    )

    expect(steps.slice(1)).toMatchObject([
      { type: 'OPERATE', speed: 'dough' },
      { type: 'WAIT', durationSeconds: 5400 },
      { type: 'MANUAL', instructionText: 'Dăm la cuptor 40 de minute, la 220°C.' },
    ])
  })

  test.each([
    ['o jumătate de oră', 1800],
    ['trei sferturi de oră', 2700],
    ['un sfert de oră', 900],
    ['1 oră și 15 minute', 4500],
    ['circa 20 de minute', 1200],
    ['5-10 minute', 300],
    ['peste noapte', 8 * 3600],
  ])('rests %s', async (time, durationSeconds) => {
    const [step] = await stepsOf(['500 g făină'], [`Lăsați compoziția să se odihnească ${time}.`])

    expect(step).toMatchObject({ type: 'WAIT', durationSeconds })
  })

  test('has egg whites and cream whipped with the whisk', async () => {
    const whites = await stepsOf(['4 albușuri'], ['Albușurile se bat spumă tare.'])
    const cream = await stepsOf(
      ['300 ml smântână pentru frișcă'],
      ['Batem frișca rece până devine fermă.'],
    )

    for (const steps of [whites, cream])
      expect(steps.at(-1)).toMatchObject({ type: 'OPERATE', speed: '3.5', tools: ['whisk'] })
  })

  test('is steamed in the Varoma dish', async () => {
    const steps = await stepsOf(
      ['500 g broccoli'],
      ['Desfacem broccoli în buchețele și îl gătim la abur 15 minute.'],
    )

    expect(steps.find(({ adds }) => adds?.some(({ ref }) => ref === 1))?.place).toBe('varoma')
    expect(runsOf(steps)).toMatchObject([{ place: 'varoma', temperature: 'varoma' }])
    expect(runsOf(steps)[0]?.durationSeconds).toBeGreaterThanOrEqual(900)
  })

  test('takes half of an ingredient and later what is left of it', async () => {
    const steps = await stepsOf(
      ['100 g zahăr', '4 gălbenușuri', '500 ml lapte'],
      [
        'Frecăm gălbenușurile cu jumătate din zahăr până devin spumoase.',
        'Încălzim laptele cu restul de zahăr într-o crăticioară.',
      ],
    )

    expect(sharesOf(steps, 1)).toEqual([0.5, 0.5])
    expect(textsOf(steps).join(' ')).toMatch(/jumătate din zahăr.*restul de zahăr/)
  })

  test('takes what a side clause tells for no order', async () => {
    const steps = await stepsOf(
      ['150 g orez', '600 ml apă', '1 morcov'],
      ['Când apa fierbe adăugăm orezul și morcovul.', 'Fierbem 18 minute, până se înmoaie.'],
    )

    expect(runsOf(steps)).toHaveLength(1)
    expect(runsOf(steps)[0]?.durationSeconds).toBeGreaterThanOrEqual(1080)
  })

  test('hears the order in front of its pronoun', () => {
    const orders = ordersIn(
      ['800 g cartofi'],
      'Curățați cartofii și fierbeți-i în apă cu sare 20 de minute.',
    )

    expect(orders).toEqual([
      ['prepare', [1]],
      ['boil', []],
    ])
  })

  test('turns a soup into the steps that a cook of the appliance would write', async () => {
    const steps = await stepsOf(
      [
        '600 g dovleac',
        '1 ceapă',
        '2 cartofi',
        '20 g unt',
        '700 ml supă de legume',
        '100 ml smântână lichidă',
        'sare și piper',
      ],
      [
        'Dovleacul se curăță și se taie bucăți. Ceapa se toacă.',
        'Se topește untul într-o cratiță și se călește ceapa 5 minute, la foc mic.',
        'Se adaugă dovleacul, cartofii curățați și supa, apoi se fierbe 20-25 de minute, până când legumele sunt moi.',
        'Se pasează supa cu blenderul vertical. Se adaugă smântâna și se potrivește de sare și piper.',
      ],
    )

    expect(steps[0]?.instructionText).toBe('Dovleacul se curăță și se taie bucăți.')
    expect(addedIn(steps).slice(0, 3)).toEqual([[2], [4], [1, 3, 5]])
    expect(settingsOf(steps).slice(0, 4)).toEqual([
      [undefined, '5'],
      ['120', '1'],
      ['100', '1'],
      [undefined, '5-10'],
    ])
    expect(textsOf(steps).join(' ')).toContain('până când legumele sunt moi')
  })
})

test('an English recipe is told in Romanian where the machine works, else in its own words', async () => {
  const steps = await convert(
    ['1 onion', '20 g butter', '500 ml vegetable stock'],
    [
      'Chop the onion and soften it in the butter for 5 minutes.',
      'Add the stock and simmer for 15 minutes.',
      'Serve with crusty bread.',
    ],
    'en',
    'ro',
  )
  const texts = textsOf(steps)

  expect(texts).toContain('Puneți 20 g unt în bol.')
  expect(texts).toContain('Căliți 5 min/120°C/viteza 1.')
  expect(texts.at(-1)).toBe('Serve with crusty bread.')
})
