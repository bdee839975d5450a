import { describe, expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const LIST = '200 g flour\n2 eggs\n100 g sugar'
const METHOD = 'Beat the eggs with the sugar.\nStir in the flour.\nBake for 20 minutes.'
const recipe = (before: string, method = METHOD) =>
  readText(`${before}\n\nIngredients\n${LIST}\n\nMethod\n${method}`)

describe('the title', () => {
  test('is no question above a paragraph on the history', () => {
    const { title, description } = recipe(`A sponge is a cake of eggs and flour. It is easy to make.

Where does the name sponge come from?

It was first told of in 1615, in a book by an English poet.

Simple sponge cake`)
    expect(title).toBe('Simple sponge cake')
    expect(description).toContain('A sponge is a cake of eggs and flour.')
    expect(description).toContain('an English poet')
  })

  test('is the first line although another dish is named below it', () => {
    const { title } = recipe(`Meatballs
© Kitchen Press
The Greeks are masters of it.
Everybody loves a good meatball, in spring above all.
Plums make it sweet.
Recipe: Burger`)
    expect(title).toBe('Meatballs')
  })

  test('of a blog post gives way to the name of the dish above its list', () => {
    const { title } = recipe(`Thursday, June 10, 2010
The sweet memories of June

If my memory serves me well,
mother always baked in July.
The lime trees were in blossom,
and everybody grew lazy.

Rhubarb cake`)
    expect(title).toBe('Rhubarb cake')
  })

  test('may end like a sentence where nothing else is there', () => {
    expect(
      recipe('Spicy chicken strips.\nA very simple recipe for all who like it hot.').title,
    ).toBe('Spicy chicken strips')
  })

  test('has no yield in it', () => {
    const { title, yieldText } = recipe('Empanada 4-6 people')
    expect(title).toBe('Empanada')
    expect(yieldText).toBe('4-6 people')
  })
})

describe('what is told of the dish', () => {
  test('has all lines of a paragraph, however short they are', () => {
    const { description } = recipe(`Custard

This stuff is to die for.
Not really something to eat on its own, but use it as a filling.
So tasty.`)
    expect(description).toBe(
      'This stuff is to die for. Not really something to eat on its own, but use it as a filling. So tasty.',
    )
  })

  test('has no data of a file', () => {
    const { description } = recipe(`Sauce
date: 2018-03-03
header:
overlay_filter: 0.7
This is a powerfully delicious sauce, which can be made spicy as well.`)
    expect(description).toBe(
      'This is a powerfully delicious sauce, which can be made spicy as well.',
    )
  })
})

describe('how many it is for', () => {
  test('stands in a sentence above the list', () => {
    const { yieldText } = readText(`Hackbällchen

Sie passen gut zu Reis oder Bulgur. Für sechs Portionen Hackbällchen mit Soße benötigen Sie:

1 kg Hackfleisch
1 Ei
2 Zwiebeln

Das Fleisch mit Ei und Zwiebeln vermengen. Kleine Kugeln formen und braten.`)
    expect(yieldText).toBe('Für sechs Portionen')
  })

  test('stands at the end of the method', () => {
    const { yieldText, steps } = recipe('Cake', `${METHOD} Makes 10 servings`)
    expect(yieldText).toBe('Makes 10 servings')
    expect(steps[0]?.lines.at(-1)).toBe('Bake for 20 minutes.')
  })
})

test('a time with a comment in brackets is read', () => {
  expect(
    recipe('Green sauce\nPreparation time: 45 minutes (without the resting of the fish)')
      .prepTimeMinutes,
  ).toBe(45)
})
