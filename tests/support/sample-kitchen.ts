import { findNotIncluded } from '#server/features/convert/not-included/find-not-included.ts'
import { readText } from '#server/features/convert/read/text.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import { addCredits } from '#server/features/credits/credits.service.ts'
import type { Tokens } from '#shared/auth.ts'
import type { CreditKind } from '#shared/credits.ts'
import type { TestServer } from './test-server.ts'

/** What of a server is needed to fill it. */
export type Filled = Pick<TestServer, 'url' | 'em' | 'callerFor'>

export type Cook = Tokens & { id: string; loginId: string; username: string }

/** Somebody with a full kitchen, somebody who has just come, and somebody whose recipe is on its way. */
export type Kitchen = {
  cook: Cook
  newcomer: Cook
  waiting: Cook
  /** Ids of recipes: one with many steps, one that was only read. */
  stewId: string
  draftId: string
}

const STEW = `Winter lentil stew with smoked paprika
Serves 4 to 6

Ingredients
300 g red lentils
2 onions, halved
3 cloves garlic
2 tbsp olive oil
400 g tinned tomatoes
800 ml vegetable stock
1 tsp smoked paprika, sweet or hot as you like it
150 g spinach
1 lemon
salt and pepper

Method
1. Chop the onions and garlic.
2. Soften them in the oil for 5 minutes.
3. Add the lentils, tomatoes, stock and paprika and simmer for 18 minutes.
4. Stir in the spinach and cook for 2 minutes.
5. Leave to stand for 5 minutes.
6. Season with lemon juice, salt and pepper and serve.`

/** Stands below it, and came into no recipe. */
const STEW_NOTES = `

Also: 1 tbsp harissa
Warm the plates in the oven while the stew stands, and slice some bread to go with it; a day-old sourdough that has been rubbed with garlic is best.
Keeps in the fridge for four days.`

const BREAD = `Overnight rye bread
Makes 1 loaf

Ingredients
400 g strong wheat flour
100 g rye flour
330 ml water
7 g dried yeast
10 g salt

Method
1. Knead everything for 4 minutes.
2. Let the dough rise for 90 minutes.
3. Shape a loaf and bake at 230 °C for 40 minutes.`

const CREAM = `Vanilla cream
Serves 4

Ingredients
500 ml milk
2 egg yolks
40 g cornflour
60 g sugar
1 vanilla pod

Method
1. Mix the milk, yolks, cornflour and sugar.
2. Cook at 90 °C for 8 minutes, stirring.
3. Chill for 2 hours.`

/** Titles as people give them: short, long, and longer than any card. */
const SHELF: readonly [title: string, text: string, tags: string[]][] = [
  ['Vanilla cream', CREAM, ['dessert']],
  [
    'Grandmother’s Sunday rye bread with caraway, sunflower seeds and an overnight sponge',
    BREAD,
    [],
  ],
  ['Overnight rye bread', BREAD, ['bread', 'freezer']],
  ['Tomato soup', STEW, ['soup', 'winter']],
  ['Lemon cream', CREAM, ['dessert']],
  ['Rindfleischetikettierungseintopf', STEW, ['soup']],
  ['Seeded rolls', BREAD, ['bread']],
  ['Custard for Saturday', CREAM, ['dessert', 'quick']],
  ['Red lentils, quickly', STEW, ['quick']],
]

const LEDGER: readonly [CreditKind, number][] = [
  ['verification', 5],
  ['reservation', -1],
  ['purchase', 20],
  ['reservation', -1],
  ['release', 1],
  ['refund', -10],
  ['reinstatement', 10],
]

/** Fills an empty server with what somebody has after some weeks. */
export async function fillKitchen(server: Filled): Promise<Kitchen> {
  const cook = await signUp(server, 'cook@example.org')
  await server.em().execute('update app_user set verified_at = now() where id = ?', [cook.id])
  const newcomer = await signUp(server, 'newcomer@example.org')
  const { recipeId: draftId } = await server.callerFor(cook).convert.fromText({
    rawText: 'Plum crumble\n\n500 g plums\n100 g oats\n\nBake for 30 minutes.',
  })
  for (const [title, text, tags] of SHELF) await addRecipe(server, cook, { text, title, tags })
  const stewId = await addRecipe(server, cook, {
    ...{ text: STEW, tags: ['winter', 'soup'] },
    below: STEW_NOTES,
  })
  await fillShoppingList(server, cook, stewId)
  for (const [index, [kind, amount]] of LEDGER.entries()) {
    await addCredits(server.em(), { userId: cook.id, amount, kind, cause: `sample:${index}` })
  }
  const waiting = await signUp(server, 'waiting@example.org')
  await startConversion(server, waiting)
  return { cook, newcomer, waiting, stewId, draftId }
}

async function signUp(server: Filled, username: string): Promise<Cook> {
  const password = 'secret-1'
  const { user, ...tokens } = await server
    .callerFor()
    .auth.register({ username, password, confirmPassword: password })
  const [login] = await server
    .em()
    .execute<{ id: string }[]>('select id from login where user_id = ?', [user.id])
  return { ...tokens, id: user.id, loginId: login?.id ?? '', username }
}

/** Converts without the queue, so that no worker is needed. */
function convert(text: string) {
  const { signal } = new AbortController()
  const options = { language: 'en', model: 'TM6', report: () => {}, signal } as const
  return createBuiltinConverter().structure(readText(text), options)
}

/** A conversion that stands still in the middle. */
async function startConversion(server: Filled, cook: Cook): Promise<void> {
  await addCredits(server.em(), { userId: cook.id, amount: 1, kind: 'grant', cause: 'sample' })
  const { recipeId } = await server.callerFor(cook).convert.fromText({ rawText: STEW })
  const { conversionId } = await server.callerFor(cook).convert.start({ recipeId, language: 'en' })
  const { metadata, ingredients, steps } = await convert(STEW)
  const shown = steps.slice(0, 3).map((step) => ({ ...step, notices: [] }))
  const partial = JSON.stringify({ title: metadata.title, ingredients, steps: shown })
  await server
    .em()
    .execute(`update conversion set stage = 'structuring', partial = ? where id = ?`, [
      partial,
      conversionId,
    ])
}

/** `below`: what stands below the recipe and did not come into it. */
type Sample = { text: string; title?: string; tags: string[]; below?: string }

async function addRecipe(
  server: Filled,
  cook: Cook,
  { text, title, tags, below = '' }: Sample,
): Promise<string> {
  const rawText = text + below
  const { recipeId: id } = await server.callerFor(cook).convert.fromText({ rawText })
  const content = await convert(text)
  const notIncluded = findNotIncluded(rawText, content)
  const { metadata, ingredients, steps } = content
  const told = { ...metadata, tags, ...(title && { title }), description: 'Better the next day.' }
  await server.callerFor(cook).recipes.save({ id, metadata: told, ingredients, steps, notIncluded })
  return id
}

async function fillShoppingList(server: Filled, cook: Cook, recipeId: string): Promise<void> {
  const { shopping } = server.callerFor(cook).recipes
  const id = () => crypto.randomUUID()
  const bought = { name: 'Kitchen paper, the thick one', quantity: '2', unit: 'rolls' }
  const itemId = id()
  await shopping.sync({
    operations: [
      { id: id(), type: 'selectRecipe', recipeId },
      { id: id(), type: 'add', itemId, item: bought, language: 'en' },
      { id: id(), type: 'check', itemIds: [itemId], checked: true },
    ],
  })
}
