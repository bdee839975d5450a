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

  test('"tu coupes", "tu ajoutes" are orders', async () => {
    const steps = await stepsOf(
      'fr',
      `Sauce au vin blanc

1 échalote
20 g de beurre
10 cl de vin blanc
25 cl de crème

Préparation :
Tu fais suer l'échalote ciselée dans le beurre, tu ajoutes le vin blanc et tu laisses réduire de moitié. Ensuite tu verses la crème et tu laisses mijoter 5 min.`,
    )
    const first = (name: string) => steps.findIndex((one) => one.instructionText.includes(name))
    expect(first('vin blanc')).toBeGreaterThan(first('beurre'))
    expect(first('crème')).toBeGreaterThan(first('vin blanc'))
    expect(steps.every(({ type }) => type !== 'MANUAL')).toBe(true)
  })

  test('chocolate that is broken into pieces is melted with the butter', async () => {
    const texts = await textsOf(
      'fr',
      `Fondant

200 g de chocolat noir
150 g de beurre
100 g de sucre

Préparation :
Casse le chocolat en morceaux et fais-le fondre avec le beurre au bain-marie. Ajoute le sucre et mélange.`,
    )
    expect(texts).toContainEqual(
      expect.stringMatching(/150\sg de beurre et 200\sg de chocolat noir/),
    )
  })

  test('onions are not fried in the water of the potatoes, and grated cheese is grated', async () => {
    const steps = await stepsOf(
      'fr',
      `Hachis parmentier

1 kg de pommes de terre
20 cl de lait
500 g de bœuf haché
1 oignon
1 c. à soupe d'huile
80 g de gruyère râpé

Préparation :
Épluchez les pommes de terre et plongez-les dans une casserole d'eau froide salée. Laissez-les cuire 20 min.
Pendant ce temps, faites revenir l'oignon dans l'huile, ajoutez la viande et faites-la dorer 8 min.
Égouttez les pommes de terre, passez-les au presse-purée. Incorporez le lait chaud.
Étalez la viande dans un plat, recouvrez de purée et parsemez de gruyère râpé. Enfournez 20 min à 200 °C.`,
    )
    const texts = steps.map(({ instructionText }) => instructionText).join('\n')
    expect(texts).not.toContain('Râpez')
    expect(texts).toContain('Étalez la viande')
    const mash = steps.find(({ instructionText }) => instructionText.startsWith('Écrasez'))
    expect(mash?.tools).toContain('whisk')
  })

  test('eggs that are broken apart are yolks and whites', async () => {
    const texts = await textsOf(
      'fr',
      `Mousse au chocolat

200 g de chocolat noir
6 œufs
30 g de sucre

Préparation :
Faites fondre le chocolat au bain-marie. Cassez les œufs en séparant les blancs des jaunes. Ajoutez les jaunes au chocolat en mélangeant. Montez les blancs en neige avec le sucre. Incorporez délicatement les blancs au chocolat.`,
    )
    const whites = texts.findIndex((text) => text.includes("6 blancs d'œufs"))
    expect(texts[whites]).not.toContain('jaunes')
    expect(texts.join(' ')).toContain("6 jaunes d'œufs")
  })
})
