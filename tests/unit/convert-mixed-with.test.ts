import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test.each<[Language, string, string]>([
  [
    'de',
    '1 kg Birnen; 1 Zitrone; 1 Rolle Blätterteig',
    'Die Birnen schälen und in Spalten schneiden. Sofort mit dem Saft der Zitrone mischen. Den Blätterteig in eine Form legen. Die Birnenspalten darauf verteilen und 30 Minuten bei 180 °C backen.',
  ],
  [
    'de',
    '1 kg Birnen; Saft von 1 Zitrone; 1 Rolle Blätterteig',
    'Die Birnen schälen und in Spalten schneiden. Mit dem Zitronensaft vermischen. Den Blätterteig in eine Form legen. Die Birnen darauf verteilen und 30 Minuten bei 180 °C backen.',
  ],
  [
    'fr',
    '1 kg de poires; 1 citron; 1 rouleau de pâte feuilletée',
    'Pelez les poires et coupez-les en quartiers. Mélangez avec le jus du citron. Étalez la pâte dans un moule. Disposez les poires sur la pâte et enfournez 30 minutes à 180 °C.',
  ],
  [
    'it',
    '1 kg di pere; 1 limone; 1 rotolo di pasta sfoglia',
    'Sbucciate le pere e tagliatele a fettine. Mescolate subito con il succo del limone. Stendete la pasta sfoglia in uno stampo. Disponete le pere sulla pasta e infornate per 30 minuti a 180 °C.',
  ],
  [
    'es',
    '1 kg de peras; 1 limón; 1 lámina de hojaldre',
    'Pela las peras y córtalas en gajos. Mezcla con el zumo del limón. Extiende el hojaldre en un molde. Coloca las peras sobre el hojaldre y hornea 30 minutos a 180 °C.',
  ],
])('%s: what was cut is what is mixed with the juice', async (language, foods, method) => {
  const steps = await stepsOf(foods.split('; '), [method], language)
  const juice = steps.find(({ adds }) => adds?.some(({ ref }) => ref === 2))
  expect(juice?.adds?.map(({ ref }) => ref)).toContain(1)
  expect(textsOf(steps).join(' ')).not.toMatch(/vel\. 3|vel 3|Stufe 3|vitesse 3/)
})
