import { describe, expect, test } from 'vitest'
import { stepsOf, textsOf } from './convert-language-fixtures.ts'

describe('French recipes', () => {
  test('dough with yeast in warm milk is kneaded by the machine', async () => {
    const steps = await stepsOf(
      'fr',
      `Brioche

300 g de farine
12 g de levure fraîche
5 cl de lait tiède
3 œufs
150 g de beurre mou

Préparation :
Délayer la levure dans le lait tiède. Dans le bol du robot, mettre la farine. Ajouter les œufs et la levure délayée, puis pétrir 5 min. Incorporer le beurre mou et pétrir encore 10 min. Laisser lever 1 h. Enfourner 30 min à 170 °C.`,
    )
    expect(steps.filter(({ speed }) => speed === 'dough')).toHaveLength(2)
  })

  test('an order that is left alone keeps its food and article, and marks their blanks', async () => {
    const texts = await textsOf(
      'fr',
      `Soupe à l’oignon

2 oignons
20 g de beurre
50 cl de bouillon

Préparation :
Pelez et hachez les oignons. Faites-les revenir dans le beurre 5 min. Versez le bouillon et laissez cuire 15 min. Servez : bon appétit !`,
    )
    expect(texts[0]).toBe('Pelez les oignons.')
    expect(texts.join(' ')).not.toMatch(/\p{L}[:!?]/u)
  })
})
