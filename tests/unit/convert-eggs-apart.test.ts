import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { addedIn, runsOf, sharesOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

type Sample = { eggs: string; sugar: string; method: readonly string[]; white: string }

const SAMPLES: Record<Exclude<Language, 'gb'>, Sample> = {
  en: {
    eggs: '4 eggs',
    sugar: '120 g sugar',
    method: [
      'Separate the eggs. Whisk the egg whites in a clean bowl until stiff.',
      'In another bowl, beat the yolks and the sugar until pale and creamy.',
    ],
    white: '4 egg whites',
  },
  de: {
    eggs: '4 Eier',
    sugar: '120 g Zucker',
    method: [
      'Die Eier trennen. Das Eiweiß in einer sauberen Schüssel steif schlagen.',
      'In einer zweiten Schüssel das Eigelb mit dem Zucker schaumig schlagen.',
    ],
    white: '4 Eiweiß',
  },
  fr: {
    eggs: '4 œufs',
    sugar: '120 g de sucre',
    method: [
      'Séparer les blancs des jaunes. Monter les blancs en neige ferme dans un saladier propre.',
      "Dans un autre saladier, fouetter les jaunes avec le sucre jusqu'à ce que le mélange blanchisse.",
    ],
    white: '4 blancs',
  },
  es: {
    eggs: '4 huevos',
    sugar: '120 g de azúcar',
    method: [
      'Separar las claras de las yemas. Montar las claras a punto de nieve en un bol limpio.',
      'En otro bol, batir las yemas con el azúcar hasta que blanqueen.',
    ],
    white: '4 claras',
  },
  it: {
    eggs: '4 uova',
    sugar: '120 g di zucchero',
    method: [
      'Separate gli albumi dai tuorli. Montate gli albumi a neve ferma in una ciotola pulita.',
      "In un'altra ciotola montate i tuorli con lo zucchero fino a ottenere un composto spumoso.",
    ],
    white: '4 albumi',
  },
  pl: {
    eggs: '4 jajka',
    sugar: '120 g cukru',
    method: [
      'Białka oddzielić od żółtek. Białka ubić na sztywną pianę w czystej misce.',
      'W drugiej misce utrzeć żółtka z cukrem na puszystą masę.',
    ],
    white: '4 białka',
  },
  uk: {
    eggs: '4 яйця',
    sugar: '120 г цукру',
    method: [
      'Відокремити білки від жовтків. Збити білки у чистій мисці до стійких піків.',
      'В іншій мисці збити жовтки з цукром до пишної маси.',
    ],
    white: '4 білки',
  },
  ro: {
    eggs: '4 ouă',
    sugar: '120 g zahăr',
    method: [
      'Separați albușurile de gălbenușuri. Bateți albușurile spumă tare într-un bol curat.',
      'Într-un alt bol, frecați gălbenușurile cu zahărul până devin spumoase.',
    ],
    white: '4 albușuri',
  },
}

describe('eggs that the method separates', () => {
  test.each(Object.entries(SAMPLES))(
    '%s: whites and yolks are two foods',
    async (language, one) => {
      const steps = await stepsOf([one.eggs, one.sugar], one.method, language as Language)
      const shares = sharesOf(steps, 1)
      expect(shares).toHaveLength(2)
      expect(shares.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1)
      // The sugar goes in with the yolks, not with the whites.
      expect(addedIn(steps).at(-1)).toEqual([1, 2])
      expect(runsOf(steps)[0]?.tools).toContain('whisk')
      expect(textsOf(steps).join(' ')).toContain(one.white)
    },
  )

  test('stay whole where only their whites are spoken of', async () => {
    const steps = await stepsOf(
      ['2 eggs', '500 ml milk', '200 g flour'],
      ['Whisk the eggs, milk and flour to a batter, until no egg white shows.'],
    )
    expect(sharesOf(steps, 1)).toEqual([1])
  })
})
