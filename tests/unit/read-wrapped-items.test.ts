import { describe, expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const foodsOf = (text: string) => readText(text).ingredients.flatMap(({ lines }) => lines)

describe('items of a list that go on below', () => {
  test('stand further in than their bullets', () => {
    const text = `Bean soup

Ingredients

- 1 jar of green beans
  ("snap beans", not the thick ones, about 370 g
  without the liquid)
- stock powder, e.g. the one for
  soups, or
  Cubes
- 2 small tomatoes, cut into
  4 pieces each
- salt

Directions

1. Boil the beans in the stock for 10 minutes.
2. Stir in the tomatoes and season with salt.`
    expect(foodsOf(text)).toEqual([
      '1 jar of green beans ("snap beans", not the thick ones, about 370 g without the liquid)',
      'stock powder, e.g. the one for soups, or Cubes',
      '2 small tomatoes, cut into 4 pieces each',
      'salt',
    ])
  })

  test('have no room for the next word', () => {
    const text = `Reisauflauf

Zutaten:
- 250 g Milchreis (Rundkornreis, am besten ein
guter aus Italien)
- 1 Liter Milch
- 2 Eier

Zubereitung:
Den Reis mit der Milch aufkochen und 25 Minuten quellen lassen. Die Eier unterrühren und backen.`
    expect(foodsOf(text)).toEqual([
      '250 g Milchreis (Rundkornreis, am besten ein guter aus Italien)',
      '1 Liter Milch',
      '2 Eier',
    ])
  })

  test('are told from names of groups and from foods of their own', () => {
    const text = `Apple pie

Ingredients
- For the pastry:
  250 g flour
  125 g cold butter
- For the filling:
  4 apples
  50 g sugar

Method
Rub the butter into the flour. Slice the apples, sweeten them and bake the pie for 40 minutes.`
    expect(readText(text).ingredients).toEqual([
      { heading: 'For the pastry', lines: ['250 g flour', '125 g cold butter'] },
      { heading: 'For the filling', lines: ['4 apples', '50 g sugar'] },
    ])
  })
})

describe('headings of a list', () => {
  test('stand between its bullets, even where they could be orders or foods', () => {
    const text = `Chicken noodles

Ingredients
Chicken
* 300 g chicken breast
* 1 tbsp soy sauce
Stir Fry
* 200 g noodles
* 1 carrot

Instructions
1. Cut the chicken and mix it with the soy sauce.
2. Stir-fry it with the carrot for 5 minutes and add the noodles.`
    expect(readText(text).ingredients).toEqual([
      { heading: 'Chicken', lines: ['300 g chicken breast', '1 tbsp soy sauce'] },
      { heading: 'Stir Fry', lines: ['200 g noodles', '1 carrot'] },
    ])
  })

  test('have bullets themselves above bullets further in', () => {
    const text = `Bowl

Ingredients
+ 1 cup rice
+ Garnish
  + fresh coriander
  + lime wedges
+ Quick pickled red onion and radish
  + 1 red onion

Directions
1. Boil the rice for 15 minutes.
2. Serve it with the onion, coriander and lime.`
    expect(readText(text).ingredients.map(({ heading }) => heading)).toEqual([
      null,
      'Garnish',
      'Quick pickled red onion and radish',
    ])
  })

  test('keep what stands in brackets with its food', () => {
    const text = `Chili

Ingredients
- 500 g minced beef
- To serve: avocado (diced, sour cream, lime wedges)

Method
1. Brown the beef and simmer it for an hour.
2. Serve with the avocado.`
    expect(foodsOf(text).at(-1)).toBe('avocado (diced, sour cream, lime wedges)')
  })

  test('that name the columns of a table are no food', () => {
    const text = `Saucisses aux lentilles

Ingrédients
Ingrédient\tQuantité
Saucisses\t1 kg
Lentilles vertes\t500 g

Préparation
1. Faire revenir les saucisses.
2. Ajouter les lentilles et laisser cuire 20 minutes.`
    expect(foodsOf(text)).toEqual(['1 kg Saucisses', '500 g Lentilles vertes'])
  })
})

describe('where a list without heading begins and ends', () => {
  test('bullets without an amount belong to it', () => {
    const text = `Krupnik
To tradycyjna zupa z kaszą, lekka i bardzo sycąca.
• ćwiartka kurczaka lub skrzydło indyka
• 2 litry wody
• 1 cebula
• 3 łyżki kaszy jęczmiennej
Opłucz mięso, zalej wodą i zagotuj. Dodaj cebulę i kaszę i gotuj 40 minut.`
    expect(foodsOf(text)[0]).toBe('ćwiartka kurczaka lub skrzydło indyka')
    expect(foodsOf(text)).toHaveLength(4)
  })

  test('paragraphs of a food each belong to it', () => {
    const text = `Mushroom stew

Nothing beats a bowl of this rich stew on a cold day, and it keeps well.

Dry birch boletes, handful plus or minus

Boiling water

Carrots (1-2, depending on size)

3 medium potatoes

1 cup of barley

Pour boiling water over the mushrooms and let them steep for an hour.

Peel and cube the potatoes, grate the carrots and simmer everything with the barley for 40 minutes.`
    expect(foodsOf(text)).toEqual([
      'Dry birch boletes, handful plus or minus',
      'Boiling water',
      'Carrots (1-2, depending on size)',
      '3 medium potatoes',
      '1 cup of barley',
    ])
  })

  test('the title above it does not', () => {
    const text = `My grandmother cooked this every Friday, and so do I.

Pumpkin soup

1 kg pumpkin

2 onions

1 l stock

Cut the pumpkin and the onions into pieces and boil them in the stock for 20 minutes.

Blend the soup.`
    expect(foodsOf(text)).toEqual(['1 kg pumpkin', '2 onions', '1 l stock'])
  })

  test('parts of a food are no order, whatever the bracket behind them says', () => {
    const text = `Lemon posset

The ingredients:

Double cream – 450 ml
Caster sugar – 130 g
Juice and zest of 2 or 3 lemons (depends how big they are: use 2 to start with, taste it and add the third if you like it sharp)

To make:

Boil the cream and the sugar for 3 minutes. Stir in the lemon juice and chill for 4 hours.`
    expect(foodsOf(text)).toHaveLength(3)
  })

  test('it ends where a heading without a mark begins the method', () => {
    const text = `Gulasz

Składniki
- 800 g łopatki wieprzowej
- 3 duże cebule
- 1 łyżka mąki
Przygotowanie mięsa
Mięso pokroić w kostkę i obsmażyć na patelni. Dodać cebulę i mąkę i dusić 90 minut.`
    expect(foodsOf(text)).toHaveLength(3)
  })
})
