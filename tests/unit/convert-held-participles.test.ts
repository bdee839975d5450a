import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { ordersOf } from './convert-actions.ts'
import { addedAt, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const FOODS: Partial<Record<Language, readonly string[]>> = {
  de: ['500 g Kartoffeln', '100 g Butter', '2 Eier', '200 g Mehl', '2 EL Öl'],
  es: ['500 g de patatas', '2 cucharadas de aceite', '4 huevos', '200 g de azúcar'],
  fr: ['1 oignon', '500 g de carottes', '100 g de beurre', '100 g de farine'],
  it: ['1 cipolla', '500 g di patate', '4 uova', '100 g di zucchero', "1 spicchio d'aglio"],
  ro: ['1 ceapă', '100 g unt', '200 g făină', '300 g carne tocată'],
}

describe('participles that hang on one verb', () => {
  test.each<[Language, string, readonly string[]]>([
    [
      'de',
      'Die Kartoffeln werden geschält, gewürfelt und in Öl angebraten.',
      ['prepare', 'dice', 'brown'],
    ],
    [
      'de',
      'Die Butter wird schaumig gerührt, die Eier einzeln untergerührt und das Mehl untergehoben.',
      ['cream', 'stirIn', 'fold'],
    ],
    ['de', 'Dann werden Mehl, Butter und Eier verknetet und kalt gestellt.', ['knead', 'chill']],
    ['de', 'Wir haben die Kartoffeln geschält und abgeseiht.', ['prepare', 'drain']],
    ['es', 'He pelado y troceado las patatas. Luego las he sofrito.', ['prepare', 'dice', 'sweat']],
    ['es', 'He echado el aceite y he dejado que se evapore.', ['add', 'reduce']],
    ['fr', "J'ai épluché, lavé et coupé les carottes.", ['prepare', 'prepare', 'dice']],
    ['fr', "J'ai ajouté l'oignon épluché et émincé.", ['add']],
    ['it', 'Ho pelato e tritato la cipolla.', ['prepare', 'chop']],
    ['it', "Ho unito l'aglio pelato e tritato.", ['add']],
    [
      'it',
      'Le patate vanno pelate, tagliate a cubetti e messe in pentola.',
      ['prepare', 'dice', 'add'],
    ],
    ['it', 'Le uova vengono sbattute con lo zucchero e versate in una ciotola.', ['whisk', 'add']],
    ['ro', 'Am curățat, tocat și călit ceapa.', ['prepare', 'chop', 'sweat']],
  ])('%s: "%s"', (language, sentence, verbs) => {
    const found = ordersOf(FOODS[language] ?? [], [sentence], language).map(([verb]) => verb)
    expect(found).toEqual(verbs)
  })

  test('each is told with what it hangs on where the one before it is told elsewhere', async () => {
    const texts = textsOf(
      await stepsOf(
        ['500 g Kartoffeln', '1 Zwiebel', '2 EL Öl', '800 ml Brühe', 'Salz', 'Muskat'],
        [
          'Die Zwiebel wird gehackt und im Öl angedünstet. Kartoffeln und Brühe werden dazugegeben und 20 Minuten gekocht.',
          'Die Suppe wird püriert und mit Salz und Muskat abgeschmeckt.',
        ],
        'de',
      ),
    )
    expect(texts).toContain('Die Suppe wird mit Salz und Muskat abgeschmeckt.')
  })

  test('a cook who tells what she did leaves nothing of it by hand that the machine does', async () => {
    const steps = await stepsOf(
      ['3 Eier', '750 g Quark', '150 g Zucker', '100 ml Öl'],
      [
        'Für die Füllung habe ich die Eier getrennt, das Eiweiß steif geschlagen und zur Seite gestellt. Quark, Eigelb, Zucker und Öl habe ich glatt gerührt und dann den Eischnee untergehoben.',
      ],
      'de',
    )
    expect(runsOf(steps)).toHaveLength(2)
    expect(textsOf(steps).join(' ')).toContain('Für die Füllung habe ich die Eier getrennt')
    expect(addedAt(steps, 'bowl')).toEqual(expect.arrayContaining([1, 2, 3, 4]))
  })
})

test('what is torn into the pot goes in there and then', async () => {
  const steps = await stepsOf(
    ['400 g gehackte Tomaten', '1 Zwiebel', '2 EL Öl', '1 Bund Basilikum'],
    [
      'Zwiebel hacken und im Öl andünsten. Tomaten dazugeben und 15 Minuten köcheln lassen. Das Basilikum hineinzupfen.',
    ],
    'de',
  )
  const simmered = steps.findIndex(({ durationSeconds }) => durationSeconds === 15 * 60)
  const basil = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 4))
  expect(basil).toBeGreaterThan(simmered)
})
