import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

test.each([
  [
    'Green Lentil Curry',
    `Skip to main content
Home
Recipes
Curry
About
Search
Green Lentil Curry
By Ann Baker · 12 Comments
Jump to recipe
Print
This curry is what we eat on Mondays, and nobody has ever complained about it.
Green Lentil Curry
Prep Time: 10 mins
Ingredients
250 g green lentils
1 onion, chopped
2 tbsp curry paste
400 ml coconut milk
Instructions
Fry the onion for 5 minutes. Stir in the curry paste.
Add the lentils and the coconut milk and simmer for 30 minutes.`,
  ],
  [
    'Zuppa di ceci e rosmarino',
    `Vai al contenuto
Cerca
Primi
Secondi
Dolci
Zuppa di ceci e rosmarino
Pubblicato da Lucia
La zuppa di ceci scalda le sere d'inverno e si prepara con poco, basta mettere i ceci a bagno la sera prima.
Ingredienti
300 g di ceci
1 rametto di rosmarino
1 spicchio d'aglio
Preparazione
Fate cuocere i ceci per 40 minuti.
Unite l'aglio e il rosmarino e frullate la zuppa.`,
  ],
  [
    'Mizeria',
    `Święta
Szparagi
Grzyby
Przepisy
Mizeria
Zapisz do książki
Czytaj później
Mizeria
Ocena użytkowników: 4 / 5
Ocena 1 Ocena 2 Ocena 3 Ocena 4 Ocena 5
3 Komentarzy
Lekka surówka do obiadu, bardzo prosta i dobra do wielu dań. Ta mizeria smakuje każdemu.
Składniki na ok. 4-5 osób:
600 g ogórków
300 g śmietany
1 łyżeczka soli
Sposób przygotowania:
Ogórki obrać i pokroić w plasterki, posypać solą.
Dodać śmietanę i wymieszać, mizeria jest gotowa.`,
  ],
])('the name of the dish is found between the menus of a page: %s', (title, text) => {
  const read = readText(text)
  expect(read.title).toBe(title)
  expect(read.ingredients).toHaveLength(1)
  expect(read.ingredients[0]?.lines.length).toBeLessThan(5)
  expect(read.steps.flatMap(({ lines }) => lines)).toHaveLength(2)
})

test.each([
  ['title: "Noodle soup"', 'Noodle soup'],
  ['title = "Noodle soup"', 'Noodle soup'],
  ['Noodle soup with 7-Up® and noodles', 'Noodle soup with 7-Up® and noodles'],
  ['Document\nNoodle soup', 'Noodle soup'],
  ['Cook4Me\nNoodle soup', 'Noodle soup'],
])('the name is read without what a file or its page wraps it in: %s', (head, title) => {
  const text = `${head}\n\nIngredients:\n200 g noodles\n1 l stock\n\nMethod:\nBoil the stock.\nAdd the noodles and simmer for 8 minutes.`
  expect(readText(text).title).toBe(title)
})

test('a heading right above the only list, with nothing before it, is the name of the dish', () => {
  const { title } = readText(
    '### Risotto alla milanese\nx6.\n- Riso gr. 500.\n- Burro 50 gr.\n- Mezza cipolla\n- sale\n\nTagliare la cipolla in piccoli pezzi. Mettere nel tegame con il burro.\nAggiungere il riso.',
  )
  expect(title).toBe('Risotto alla milanese')
})

test('foods side by side in a table, their amounts emphasised, are two', () => {
  const { ingredients } = readText(
    '# Coffee cream\n\n## Ingredients\n\n| Ingredients | Ingredients |\n| --- | --- |\n| **10 g** - instant coffee | **70 g** - sugar |\n| **70 g** - ice water | **1** - lemon |\n\n## Method\n\n1. Mix the coffee, the sugar and the water.\n2. Whisk for 5 minutes.',
  )
  expect(ingredients.flatMap(({ lines }) => lines)).toHaveLength(4)
})
