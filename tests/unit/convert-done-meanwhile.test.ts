import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test.each<[Language, string, string[], RegExp]>([
  [
    'en',
    '3 lb beef roast; 3 cups stock',
    [
      'Put the roast and the stock into a Dutch oven and simmer for 2 hours.',
      'Turn the meat halfway through. Remove the roast and slice it.',
    ],
    /2 hours.*halfway/,
  ],
  [
    'de',
    '1,5 kg Rinderbraten; 1 l Brühe',
    [
      'Den Braten mit der Brühe in einen Bräter geben und 2 Stunden schmoren lassen.',
      'Zwischendurch einmal wenden. Den Braten herausnehmen und aufschneiden.',
    ],
    /2 Stunden.*Zwischendurch/,
  ],
  [
    'fr',
    '1,5 kg de rôti de bœuf; 1 l de bouillon',
    [
      'Mettez le rôti et le bouillon dans une cocotte et laissez mijoter 2 heures.',
      'Retournez la viande à mi-cuisson. Sortez le rôti et tranchez-le.',
    ],
    /2 heures.*mi-cuisson/,
  ],
  [
    'es',
    '1,5 kg de redondo de ternera; 1 l de caldo',
    [
      'Pon la carne y el caldo en una cazuela y cuece 2 horas.',
      'Dale la vuelta a mitad de cocción. Saca la carne y córtala en lonchas.',
    ],
    /2 horas.*mitad/,
  ],
  [
    'it',
    '1,5 kg di arrosto di manzo; 1 l di brodo',
    [
      'Mettete la carne e il brodo in una casseruola e fate cuocere per 2 ore.',
      "A metà cottura girate l'arrosto. Togliete l'arrosto e tagliatelo a fette.",
    ],
    /2 ore.*metà cottura/,
  ],
])('%s: what is done now and then is told with the time it is done in', async (...given) => {
  const [language, foods, method, told] = given
  const texts = textsOf(await stepsOf(foods.split('; '), method, language))
  expect(texts.filter((text) => told.test(text))).toHaveLength(1)
})

test.each<[Language, string, string[]]>([
  [
    'it',
    '400 g di carne macinata; 400 g di passata di pomodoro',
    [
      'Rosolate la carne in una pentola per 5 minuti. Unite la passata e cuocete per 40 minuti.',
      'Mescolate ogni tanto. Servite.',
    ],
  ],
  [
    'fr',
    '400 g de viande hachée; 400 g de coulis de tomate',
    [
      'Faites dorer la viande 5 minutes dans une casserole. Ajoutez le coulis et laissez mijoter 40 minutes.',
      'Remuez de temps en temps. Servez.',
    ],
  ],
])('%s: stirring now and then is no run after the cooking', async (language, foods, method) => {
  const steps = await stepsOf(foods.split('; '), method, language)
  const runs = steps.filter(({ durationSeconds, type }) => type === 'OPERATE' && durationSeconds)
  expect(runs.at(-1)?.durationSeconds).toBe(2400)
})
