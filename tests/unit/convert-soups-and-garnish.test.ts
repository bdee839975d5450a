import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

type Soup = [Language, string[], string[]]

const SOUPS: Soup[] = [
  [
    'de',
    ['3 Kartoffeln', '500 ml Brühe', '100 ml Sahne', '4 Scheiben Brot', '1 Knoblauchzehe', 'Öl'],
    [
      'Kartoffeln in einem Topf mit der Brühe 25 Minuten kochen.',
      'In der Zwischenzeit das Brot mit der Knoblauchzehe einreiben, würfeln und in einer Pfanne in etwas Öl rösten.',
      'Sobald die Kartoffeln weich sind, alles mit der Sahne pürieren. Mit den Croûtons servieren.',
    ],
  ],
  [
    'fr',
    [
      '3 pommes de terre',
      '500 ml de bouillon',
      '10 cl de crème',
      '4 tranches de pain',
      '1 gousse d’ail',
      'huile',
    ],
    [
      'Dans une casserole, faites cuire les pommes de terre dans le bouillon 25 minutes.',
      'Pendant la cuisson, frottez le pain avec la gousse d’ail, coupez-le en dés et faites-le dorer à la poêle dans un filet d’huile.',
      'Quand les légumes sont tendres, mixez le tout avec la crème. Servez avec les croûtons.',
    ],
  ],
  [
    'it',
    [
      '3 patate',
      '500 ml di brodo',
      '100 ml di panna',
      '4 fette di pane',
      '1 spicchio d’aglio',
      'olio',
    ],
    [
      'In una casseruola cuocete le patate nel brodo per 25 minuti.',
      'Durante la cottura strofinate il pane con l’aglio, tagliatelo a dadini e fatelo dorare in padella con un filo d’olio.',
      'Quando le patate sono tenere, frullate il tutto con la panna. Servite con i crostini.',
    ],
  ],
  [
    'es',
    [
      '3 patatas',
      '500 ml de caldo',
      '100 ml de nata',
      '4 rebanadas de pan',
      '1 diente de ajo',
      'aceite',
    ],
    [
      'En una olla cuece las patatas en el caldo durante 25 minutos.',
      'Mientras tanto, frota el pan con el ajo, córtalo en dados y dóralo en una sartén con un chorrito de aceite.',
      'Cuando las patatas estén tiernas, tritura todo con la nata. Sirve con los picatostes.',
    ],
  ],
]

test.each(SOUPS)(
  '%s: the soup is blended, and not the croutons made meanwhile',
  async (...soup) => {
    const [language, foods, method] = soup
    const steps = await stepsOf(foods, method, language)
    const runs = runsOf(steps)
    const blended = steps.findIndex(({ speed }) => speed === '5-10')
    const [potatoes, cream, bread] = [1, 2, 4].map((ref) =>
      steps.findIndex(({ adds }) => adds?.some((one) => one.ref === ref)),
    )

    expect(runs.at(-1)?.speed).toBe('5-10')
    expect(potatoes).toBeLessThan(blended)
    expect(cream).toBeLessThan(blended)
    expect(steps[bread ?? 0]?.place).toBe('stove')
    // The soup has never left the bowl.
    expect(textsOf(steps).join(' ')).not.toMatch(/umfüllen|ransvas|asfer|Retira|ransfer/)
  },
)
