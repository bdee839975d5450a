import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'

const BRAISES: readonly [Language, readonly string[], readonly string[], string, string][] = [
  [
    'en',
    ['4 lamb shanks', '3 tbsp oil', '2 onions, chopped', '500 ml stock'],
    ['Transfer to a plate.', 'Remove.', 'Transfer to a plate and pour off the fat.'],
    'Heat the oil in a casserole and brown the shanks for 6 minutes. {}',
    'Add the onions and cook for 8 minutes. Add the stock, then return the shanks. Cover and cook in the oven for 2 hours.',
  ],
  [
    'de',
    ['600 g Rindfleisch', '3 EL Öl', '2 Zwiebeln, gewürfelt', '500 ml Brühe'],
    ['Herausnehmen.', 'Auf einen Teller legen.'],
    'Das Öl in einem Bräter erhitzen und das Fleisch darin 5 Minuten anbraten. {}',
    'Die Zwiebeln zugeben und 8 Minuten dünsten. Mit der Brühe ablöschen, das Fleisch wieder dazugeben und im Ofen 2 Stunden schmoren.',
  ],
  [
    'fr',
    ['600 g de bœuf', "3 c. à soupe d'huile", '2 oignons émincés', '500 ml de bouillon'],
    ['Retirez-la.', 'Déposez-la dans une assiette.'],
    "Faites chauffer l'huile dans une cocotte et faites dorer la viande 5 minutes. {}",
    'Ajoutez les oignons et laissez cuire 8 minutes. Versez le bouillon, remettez la viande et enfournez pour 2 heures.',
  ],
  [
    'pl',
    ['600 g wołowiny', '3 łyżki oleju', '2 cebule, posiekane', '500 ml bulionu'],
    ['Wyjąć.', 'Przełożyć na talerz.', 'Odłożyć na bok.'],
    'Rozgrzać olej w garnku i smażyć mięso 5 minut. {}',
    'Dodać cebule i dusić 8 minut. Wlać bulion, włożyć z powrotem mięso i piec 2 godziny w piekarniku.',
  ],
]

describe.each(BRAISES)(
  'meat that is browned and comes back, in %s',
  (language, list, outs, brown, cook) => {
    it.each(outs)('leaves its pan to the onions: "%s"', (out) => {
      const actions = actionsOf(list, [brown.replace('{}', out), cook], language)
      const adding = (id: number) =>
        actions.find(({ adds }) => adds.some(({ food }) => food.id === id))
      const back = actions.find(({ role }) => role === 'back')
      const pan = adding(1)?.vessel
      expect(adding(3)?.vessel).toBe(pan)
      expect(back?.vessel).toBe(pan)
      expect(back?.moves.map(({ from }) => from === pan)).toEqual([false])
    })
  },
)
