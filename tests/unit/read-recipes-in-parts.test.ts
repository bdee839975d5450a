import { describe, expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const headingsOf = (sections: { heading: string | null }[]) =>
  sections.map(({ heading }) => heading)
const linesOf = (sections: { lines: string[] }[]) => sections.flatMap(({ lines }) => lines)

describe('parts with headings for list and method of their own are one recipe', () => {
  test('where a known part follows the first', () => {
    const { ingredients, steps, yieldText } = readText(`Ginger biscuits

Makes: 12 biscuits
Ingredients
* 200 g flour
* 100 g butter
Directions
1. Rub the butter into the flour.
2. Bake for 12 minutes and make the frosting meanwhile.

Frosting
Prep Time: 15 mins
Makes: 1 cup
A thick one with cream cheese
Ingredients:
* 150 g cream cheese
* 50 g honey
Directions:
1. Beat the cream cheese with the honey.
2. Spread on the biscuits.`)
    expect(headingsOf(ingredients)).toEqual([null, 'Frosting'])
    expect(linesOf(ingredients)).toHaveLength(4)
    expect(headingsOf(steps)).toEqual([null, 'Frosting'])
    expect(linesOf(steps).at(-1)).toBe('Spread on the biscuits.')
    expect(yieldText).toBe('Makes: 12 biscuits')
  })

  test('where the parts are counted and a last one has only steps', () => {
    const { ingredients, steps } = readText(`Tort orzechowy

Część I: spód
składniki:
- 200 g mąki
- 100 g masła
przygotowanie:
1. Zagnieść mąkę z masłem.
2. Schłodzić 30 minut.

Część II: masa
składniki:
- 500 g serka
- 100 g cukru
przygotowanie:
1. Ubić serek z cukrem.

Finał: składanie
1. Wyłożyć formę spodem.
2. Wylać masę i piec 40 minut.`)
    expect(headingsOf(ingredients)).toEqual(['spód', 'masa'])
    expect(headingsOf(steps)).toEqual(['spód', 'masa', 'Finał: składanie'])
    expect(linesOf(steps)).toHaveLength(5)
  })
})

test.each([
  [
    'Alternative recipe',
    `Flatbread

Ingredients
 - 300 g flour
 - 200 ml water

Method
 - Mix the flour and the water
 - Bake at 220C for 15 mins

Alternative recipe
 - Pan size: 20 cm
 - 400 g spelt flour
 - 5 g dried yeast

Combine the spelt flour with the yeast and mix well.
Bake for 25 minutes.`,
  ],
  [
    'Custard 2',
    `Custard

Ingredients
- 500 ml milk
- 4 egg yolks

Method
1. Heat the milk.
2. Whisk in the yolks.

Custard 2

Ingredients 2
- 1 litre cream
- 8 eggs

Method 2
1. Heat the cream.
2. Whisk in the eggs.`,
  ],
])('a second recipe below the first is left out: %s', (_, text) => {
  const { ingredients, steps } = readText(text)
  expect(linesOf(ingredients)).toHaveLength(2)
  expect(linesOf(steps)).toHaveLength(2)
})

test('another recipe that the author announces is left out', () => {
  const { ingredients, steps } = readText(`Soups for October

Here's the recipe:

6 cups chicken broth

2/3 cup orzo

1 large carrot, diced

Bring the broth to a boil in a large saucepan. Add orzo and carrot; boil 7 minutes.

Next is a recipe for Hearty Potato Soup given to me by my mother many years ago.

6 medium potatoes, peeled and sliced

2 carrots, chopped

8 cups water

In a large kettle, cook the potatoes and carrots in water until tender, 15-20 minutes.`)
  expect(linesOf(ingredients)).toHaveLength(3)
  expect(linesOf(steps)).toHaveLength(1)
})

test('foods that are listed only where they are needed belong to the list', () => {
  const { ingredients, steps } = readText(`Roast pork

- 2 kg pork shoulder
- 2 tbsp cumin seeds
- 1 tbsp peppercorns

- Grind the spices in a coffee grinder.

- 100 ml orange juice
- 100 ml white vinegar
- 2 tsp salt

- Blend the juice, vinegar, salt and spices.
- Pour over the pork and roast for 3 hours.`)
  expect(linesOf(ingredients)).toHaveLength(6)
  expect(linesOf(steps)).toHaveLength(3)
})

describe('the method is not cut', () => {
  test('at short bullets whose verbs we do not know', () => {
    const { steps } = readText(`Cheesecake

Ingredients
- 1 kg curd cheese
- 6 eggs

Method
- beat the eggs with the cheese until smooth
- mix well
- all into the tin
- level the top
- into the oven
- bake for 60 minutes`)
    expect(linesOf(steps)).toHaveLength(6)
  })

  test('below a heading whose first step begins with an amount', () => {
    const { steps } = readText(`# Pork in sauce

### Ingredients
- 500 g pork
- 15 ml oil
- 100 ml cream

### Preparation
1. Cut the pork into strips.
2. Season it.

### Cooking
1. 15 ml of oil into the pan, heat it and fry the pork.
2. Add the cream.
3. Simmer for 5 minutes.`)
    expect(headingsOf(steps)).toEqual([null, 'Cooking'])
    expect(linesOf(steps)).toHaveLength(5)
  })

  test('before its first step, whose number tells that it is one', () => {
    const { steps } = readText(`Beef soup

- 500 g beef
- 200 g carrots
- 40 g salt

Doings
1. the beef goes with the salt into cold water
2. when it boils, skim it and add the carrots
3. simmer for 1 hour and serve hot`)
    expect(linesOf(steps)[0]).toBe('the beef goes with the salt into cold water')
  })
})

test('the days of a bread are its parts', () => {
  const { ingredients, steps } = readText(`Sauerteigbrot

Tag 1: Vorteig
50 g Sauerteig
150 g Roggenmehl
150 ml Wasser
Alles verrühren und über Nacht stehen lassen.

Tag 2: Hauptteig
350 g Weizenmehl
200 ml Wasser
12 g Salz
Mehl, Wasser und Vorteig 10 Minuten kneten, dann das Salz zugeben.
Das Brot 40 Minuten bei 220 °C backen.

Fragen und Antworten
Kann ich auch Dinkelmehl nehmen? Ja, dann aber weniger Wasser.`)
  expect(headingsOf(ingredients)).toEqual([null, 'Hauptteig'])
  expect(headingsOf(steps)).toEqual([null, 'Hauptteig'])
  expect(linesOf(steps)).toHaveLength(3)
})

test('foods between dashes in one line are a list', () => {
  const { title, ingredients } = readText(`Bonjour à tous,

Voici enfin la recette du fondant au chocolat de ma grand-mère !

200 g de chocolat noir - 150 g de beurre - 150 g de sucre - 50 g de farine - 4 œufs

Faites fondre le chocolat et le beurre. Ajoutez le sucre, puis les œufs et la farine.
Versez dans un moule et enfournez 22 minutes à 180°.

Bonne dégustation et à très vite,
Caroline`)
  expect(title).toBe('Fondant au chocolat de ma grand-mère')
  expect(linesOf(ingredients)).toHaveLength(5)
})

test('parts without bullets have lists of their own above their steps', () => {
  const { ingredients, steps } = readText(`Roast roots with green sauce

For the pickle
1 red onion, thinly sliced
120 ml cider vinegar
1 tsp salt
Heat the vinegar and the salt, pour over the onion and leave for 30 minutes.

For the roots
600 g carrots, halved
2 tbsp olive oil
Toss the carrots with the oil and roast at 200C for 30 minutes.

For the sauce
80 g tahini
juice of 1 lemon
60 ml cold water
Blend the tahini and the lemon juice, adding the water little by little.

To serve
Spread the sauce on a plate and top with the carrots and the onion.`)
  expect(headingsOf(ingredients)).toEqual(['For the pickle', 'For the roots', 'For the sauce'])
  expect(linesOf(ingredients)).toHaveLength(8)
  expect(linesOf(steps)).toHaveLength(4)
  expect(headingsOf(steps).at(-1)).toBe('To serve')
})
