import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

test('a French recipe with headings, parts, times and a note between its steps', () => {
  const read = readText(`Gratin de courgettes

Pour 6 personnes
Temps de préparation : 20 minutes
Temps de cuisson : 35 min
Difficulté : facile

Ingrédients :
- 1 kg de courgettes
- 3 œufs
- 20 cl de crème
- 80 g de fromage râpé
Pour la sauce :
- 2 tomates
- 1 gousse d'ail

Préparation :
Étape 1 : Lavez les courgettes et coupez-les en rondelles.
Étape 2 : Battez les œufs avec la crème.
Astuce : salez les courgettes pour qu'elles rendent leur eau.
Étape 3 : Mélangez le tout et enfournez 35 minutes à 180 °C.`)
  expect(read).toMatchObject({
    title: 'Gratin de courgettes',
    yieldText: 'Pour 6 personnes',
    prepTimeMinutes: 20,
    cookTimeMinutes: 35,
    description: "Astuce : salez les courgettes pour qu'elles rendent leur eau.",
    ingredients: [
      {
        heading: null,
        lines: ['1 kg de courgettes', '3 œufs', '20 cl de crème', '80 g de fromage râpé'],
      },
      { heading: 'Pour la sauce', lines: ['2 tomates', "1 gousse d'ail"] },
    ],
    steps: [
      {
        heading: null,
        lines: [
          'Lavez les courgettes et coupez-les en rondelles.',
          'Battez les œufs avec la crème.',
          'Mélangez le tout et enfournez 35 minutes à 180 °C.',
        ],
      },
    ],
  })
})

test('a French recipe whose list is one line', () => {
  const read = readText(`Pâte à crêpes
Il faut 250 g de farine, 4 œufs, 50 cl de lait et une pincée de sel
1- Mettez la farine dans un saladier.
2- Ajoutez les œufs puis le lait en fouettant.`)
  expect(read).toMatchObject({
    title: 'Pâte à crêpes',
    ingredients: [
      { heading: null, lines: ['250 g de farine', '4 œufs', '50 cl de lait', 'une pincée de sel'] },
    ],
    steps: [
      {
        heading: null,
        lines: [
          'Mettez la farine dans un saladier.',
          'Ajoutez les œufs puis le lait en fouettant.',
        ],
      },
    ],
  })
})

test('a French recipe told as a story', () => {
  const read = readText(`Le gâteau de mamie
Je fais fondre 150 g de beurre avec 200 g de chocolat. Je bats trois œufs avec 120 g de sucre, puis j'ajoute le chocolat fondu et 60 g de farine. Je verse la pâte dans un moule et je fais cuire 25 minutes.`)
  expect(read).toMatchObject({
    title: 'Le gâteau de mamie',
    ingredients: [
      {
        heading: null,
        lines: [
          '150 g de beurre',
          '200 g de chocolat',
          'trois œufs',
          '120 g de sucre',
          '60 g de farine',
        ],
      },
    ],
    steps: [
      {
        heading: null,
        lines: [
          "Je fais fondre 150 g de beurre avec 200 g de chocolat. Je bats trois œufs avec 120 g de sucre, puis j'ajoute le chocolat fondu et 60 g de farine. Je verse la pâte dans un moule et je fais cuire 25 minutes.",
        ],
      },
    ],
  })
})

test('a French recipe without headings', () => {
  const read = readText(`Salade
2 tomates
1 concombre
sel et huile

Coupez le tout en dés.
Assaisonnez avec l'huile et le sel.`)
  expect(read).toMatchObject({
    title: 'Salade',
    ingredients: [{ heading: null, lines: ['2 tomates', '1 concombre', 'sel et huile'] }],
    steps: [
      { heading: null, lines: ['Coupez le tout en dés.', "Assaisonnez avec l'huile et le sel."] },
    ],
  })
})

test('the groups of a list stand below headings that begin with "pour"', () => {
  const read = readText(
    'Quiche\n\nPour la pâte :\n- 250 g de farine\n- 125 g de beurre\n\nPour la garniture :\n- 200 g de lardons\n- 3 œufs\n\nMettre la farine et le beurre dans un saladier et mélanger.\nBattre les œufs et enfourner 35 min.',
  )
  expect(read.ingredients.map(({ heading, lines }) => [heading, lines.length])).toEqual([
    ['Pour la pâte', 2],
    ['Pour la garniture', 2],
  ])
})
