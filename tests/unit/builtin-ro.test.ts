import { describe, expect, test } from 'vitest'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import type { Language } from '#shared/language.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'

const convert = (source: ReadRecipe, language: Language = 'ro') =>
  createBuiltinConverter().structure(source, {
    language,
    model: 'TM6',
    report: () => {},
    signal: new AbortController().signal,
  })

const stepsOf = async (ingredients: string[], method: string[]) => {
  const source = aReadRecipe({
    title: 'Încercare',
    language: 'ro',
    ingredients: linesOf(...ingredients),
    steps: linesOf(...method),
  })
  return (await convert(source)).steps
}

const textsOf = async (ingredients: string[], method: string[]) =>
  (await stepsOf(ingredients, method)).map(({ instructionText }) => instructionText)

describe('a Romanian recipe', () => {
  test('has its onion chopped and sweated for the time that it gives', async () => {
    const texts = await textsOf(
      ['1 ceapă', '2 linguri ulei de măsline'],
      ['Tocăm ceapa.', 'O călim în ulei, la foc mediu, timp de 4 minute.'],
    )

    expect(texts).toEqual([
      'Puneți 1 ceapă, în jumătăți, în bol.',
      'Tocăm 5 sec/viteza 5.',
      'Curățați pereții bolului cu spatula.',
      'Cântăriți 2 linguri ulei de măsline în bol.',
      'O călim 4 min/120°C/viteza 1.',
    ])
  })

  test.each([
    ['we', 'Radem parmezanul.'],
    ['polite order', 'Radeți parmezanul.'],
    ['familiar order', 'Rade parmezanul.'],
    ['impersonal, behind its object', 'Parmezanul se rade.'],
    ['what the cook did', 'Am ras parmezanul.'],
    ['by the grater', 'Dăm parmezanul pe răzătoare.'],
  ])('gives orders in every form: %s', async (_, sentence) => {
    const steps = await stepsOf(['80 g parmezan'], [sentence])

    expect(steps.find(({ type }) => type === 'OPERATE')).toMatchObject({ speed: '8' })
  })

  test('takes a participle for no order, though it is written like one', async () => {
    const texts = await textsOf(
      ['400 g cartofi', '2 morcovi', '800 ml apă'],
      ['Morcovii și cartofii tăiați cuburi se adaugă în oală cu apa și se fierb 20 de minute.'],
    )

    expect(texts.at(-1)).toBe('Se fierb 20 min/100°C/sens invers/viteza 1.')
  })

  test('simmers pieces in reverse, and finds the order behind the pan', async () => {
    const steps = await stepsOf(
      ['400 g linte', '2 morcovi', '1 l supă de legume'],
      [
        'Într-o oală mare punem lintea, morcovii și supa.',
        'Aducem la fierbere, apoi lăsăm să fiarbă la foc mic, sub capac, 25 de minute.',
      ],
    )

    expect(steps.at(-1)).toMatchObject({
      instructionText: 'Aducem la fierbere și lăsăm să fiarbă 25 min/95°C/sens invers/viteza 1.',
      durationSeconds: 1500,
      reverse: true,
    })
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
    const texts = await textsOf(
      ['500 g broccoli'],
      ['Desfacem broccoli în buchețele și îl gătim la abur 15 minute.'],
    )

    expect(texts).toContain('Cântăriți 500 g broccoli în vasul Varoma.')
    expect(texts.find((text) => text.includes('/Varoma/'))).toMatch(/^Îl gătim la abur/)
  })

  test('takes half of an ingredient and later what is left of it', async () => {
    const texts = await textsOf(
      ['100 g zahăr', '4 gălbenușuri', '500 ml lapte'],
      [
        'Frecăm gălbenușurile cu jumătate din zahăr până devin spumoase.',
        'Încălzim laptele cu restul de zahăr într-o crăticioară.',
      ],
    )

    expect(texts).toContain('Cântăriți jumătate din zahăr în bol și adăugați 4 gălbenușuri.')
    expect(texts.some((text) => text.includes('restul de zahăr'))).toBe(true)
  })

  test('takes what a side clause tells for no order', async () => {
    const steps = await stepsOf(
      ['150 g orez', '600 ml apă', '1 morcov'],
      ['Când apa fierbe adăugăm orezul și morcovul.', 'Fierbem 18 minute, până se înmoaie.'],
    )

    expect(steps.filter(({ type }) => type === 'OPERATE')).toMatchObject([
      { instructionText: expect.stringMatching(/^Fierbem/), durationSeconds: 1080 },
    ])
  })

  test('leaves the pronoun on its verb', async () => {
    const texts = await textsOf(
      ['800 g cartofi'],
      ['Curățați cartofii și fierbeți-i în apă cu sare 20 de minute.'],
    )

    expect(texts.some((text) => text.startsWith('Fierbeți-i '))).toBe(true)
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

    expect(steps.map(({ type, instructionText }) => [type, instructionText])).toEqual([
      ['MANUAL', 'Dovleacul se curăță și se taie bucăți.'],
      ['WEIGH', 'Puneți 1 ceapă, în jumătăți, în bol.'],
      ['OPERATE', 'Ceapa se toacă 5 sec/viteza 5.'],
      ['MANUAL', 'Curățați pereții bolului cu spatula.'],
      ['WEIGH', 'Cântăriți 20 g unt în bol.'],
      ['OPERATE', 'Se călește 5 min/120°C/viteza 1.'],
      ['WEIGH', 'Cântăriți 600 g dovleac și 700 ml supă de legume în bol și adăugați 2 cartofi.'],
      [
        'OPERATE',
        'Se fierbe până când legumele sunt moi 20 min/100°C/viteza 1. Verificați, apoi mai prelungiți cu până la 5 min.',
      ],
      ['OPERATE', 'Se pasează 1 min/viteza 5-10 treptat.'],
      ['WEIGH', 'Cântăriți 100 ml smântână lichidă în bol.'],
      ['OPERATE', 'Amestecați 15 sec/sens invers/viteza 2.'],
      ['MANUAL', 'Se potrivește de sare și piper.'],
    ])
  })
})

test('an English recipe is told in Romanian where the machine works, else in its own words', async () => {
  const source = aReadRecipe({
    ingredients: linesOf('1 onion', '20 g butter', '500 ml vegetable stock'),
    steps: linesOf(
      'Chop the onion and soften it in the butter for 5 minutes.',
      'Add the stock and simmer for 15 minutes.',
      'Serve with crusty bread.',
    ),
  })
  const { steps } = await convert(source, 'ro')
  const texts = steps.map(({ instructionText }) => instructionText)

  expect(texts).toContain('Tocați 5 sec/viteza 5.')
  expect(texts).toContain('Fierbeți 15 min/100°C/viteza 1.')
  expect(texts.at(-1)).toBe('Serve with crusty bread.')
})
