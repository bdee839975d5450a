import { describe, expect, test } from 'vitest'
import { LENTIL_ANSWER, lentilAnswer } from '../support/ai-recipes.ts'
import { aServerWithAi, balance, convert, type Scene } from '../support/ai-scene.ts'
import { rest } from '../support/rest.ts'
import { aUser } from '../support/test-server.ts'

/** The soup with bacon in the place of the oil. */
const WITH_BACON = lentilAnswer(({ metadata, ingredients, steps }) => {
  metadata.title = 'Lentil soup with bacon'
  const [, , , oil] = ingredients
  if (oil) Object.assign(oil, { name: 'smoked bacon', quantity: '80', unit: 'g' })
  if (steps[2]) steps[2].instructionText = 'Add 80 g smoked bacon to the mixing bowl.'
})

const modify = ({ server, user }: Scene, recipeId: string, modificationText: string) =>
  server.callerFor(user).convert.modify({ recipeId, modificationText, language: 'en' })

const lastChange = ({ server, user }: Scene, recipeId: string) =>
  server.callerFor(user).convert.lastChange({ recipeId })

describe('a change by AI', () => {
  test('is asked with the recipe and the wish as data, and takes one credit', async () => {
    const scene = await aServerWithAi()
    scene.ai.next({ answer: LENTIL_ANSWER }, { answer: WITH_BACON })
    const recipe = await convert(scene)

    const changed = await modify(scene, recipe.id, 'Bacon in the place of the oil')

    expect(changed).toMatchObject({
      version: recipe.version + 1,
      convertedBy: 'anthropic',
      recipeMetadata: { title: 'Lentil soup with bacon' },
    })
    // The cook named it, so it is no addition of the converter's.
    expect(changed.ingredients[3]).toMatchObject({ name: 'smoked bacon', quantity: '80' })
    expect(changed.ingredients[3]?.added).toBeUndefined()
    const { messages, system } = scene.ai.questions[1] ?? {}
    const data = JSON.parse(String(messages?.[0]?.content))
    expect(data.instruction).toBe('Bacon in the place of the oil')
    expect(data.recipe.ingredients).toEqual(LENTIL_ANSWER.ingredients)
    expect(JSON.stringify(system)).not.toContain('Bacon')
    expect(await balance(scene)).toBe(3)
  })

  test("leaves the recipe in its own language, whatever the cook's is", async () => {
    const scene = await aServerWithAi()
    scene.ai.next({ answer: LENTIL_ANSWER }, { answer: WITH_BACON })
    const recipe = await convert(scene)

    await scene.server.callerFor(scene.user).convert.modify({
      recipeId: recipe.id,
      modificationText: 'mit Speck',
      language: 'de',
    })

    const [, task] = (scene.ai.questions[1]?.system ?? []) as { text: string }[]
    expect(task?.text).toContain('“20 min/100°C/reverse/speed 1”')
  })

  test('marks what nobody named', async () => {
    const scene = await aServerWithAi()
    scene.ai.next({ answer: LENTIL_ANSWER }, { answer: WITH_BACON })
    const recipe = await convert(scene)

    const changed = await modify(scene, recipe.id, 'heartier please')

    expect(changed.ingredients.map(({ added }) => added)).toEqual([
      undefined,
      undefined,
      undefined,
      'ingredient',
    ])
    expect(scene.ai.questions).toHaveLength(2)
    scene.ai.next({ answer: { ...WITH_BACON, metadata: { title: 'Lentil soup of the house' } } })
    const renamed = await modify(scene, recipe.id, 'call it soup of the house')
    expect(renamed.ingredients[3]?.added).toBe('ingredient')
  })

  test('that changes nothing is not charged', async () => {
    const scene = await aServerWithAi()
    scene.ai.always({ answer: LENTIL_ANSWER })
    const recipe = await convert(scene)

    await expect(modify(scene, recipe.id, 'make it vegan')).rejects.toThrow(
      'The recipe already is as you ask, so nothing was changed.',
    )

    expect(await balance(scene)).toBe(4)
    expect(await lastChange(scene, recipe.id)).toBeNull()
  })

  test('that cannot be made leaves the recipe and the credit', async () => {
    const scene = await aServerWithAi()
    const none = { ...LENTIL_ANSWER, outcome: 'not_possible', ingredients: [], steps: [] }
    scene.ai.next({ answer: LENTIL_ANSWER }, { answer: none })
    const recipe = await convert(scene)

    await expect(modify(scene, recipe.id, 'write me a poem')).rejects.toThrow(
      'This change cannot be made to this recipe.',
    )

    const saved = await scene.server.callerFor(scene.user).recipes.byId({ id: recipe.id })
    expect(saved).toEqual(recipe)
    expect(await balance(scene)).toBe(4)
  })

  test('is brought back and forth, and never without the version that was seen', async () => {
    const scene = await aServerWithAi()
    scene.ai.next({ answer: LENTIL_ANSWER }, { answer: WITH_BACON })
    const caller = () => scene.server.callerFor(scene.user)
    const recipe = await convert(scene)
    expect(await lastChange(scene, recipe.id)).toBeNull()
    const changed = await modify(scene, recipe.id, 'with bacon')

    const { id: recipeId } = recipe
    expect(await lastChange(scene, recipeId)).toEqual({
      instruction: 'with bacon',
      isUndone: false,
      other: {
        recipeMetadata: recipe.recipeMetadata,
        ingredients: recipe.ingredients,
        steps: recipe.steps,
      },
    })
    await expect(caller().convert.undo({ recipeId, version: recipe.version })).rejects.toThrow(
      'The recipe was changed somewhere else in the meantime.',
    )
    const back = await caller().convert.undo({ recipeId, version: changed.version })
    expect(back).toMatchObject({
      version: changed.version + 1,
      recipeMetadata: recipe.recipeMetadata,
      ingredients: recipe.ingredients,
      steps: recipe.steps,
    })
    expect(await lastChange(scene, recipeId)).toMatchObject({ isUndone: true })
    const again = await caller().convert.undo({ recipeId, version: back.version })
    expect(again).toMatchObject({ recipeMetadata: changed.recipeMetadata, steps: changed.steps })
    expect(await balance(scene)).toBe(3)
  })

  test("is nobody else's to undo", async () => {
    const scene = await aServerWithAi()
    scene.ai.next({ answer: LENTIL_ANSWER }, { answer: WITH_BACON })
    const { id: recipeId } = await convert(scene)
    const { version } = await modify(scene, recipeId, 'with bacon')
    const other = scene.server.callerFor(await aUser(scene.server))

    await expect(other.convert.undo({ recipeId, version })).rejects.toThrow('Recipe not found.')
    await expect(other.convert.lastChange({ recipeId })).rejects.toThrow('Recipe not found.')
  })
})

describe('an idea for the AI', () => {
  test('becomes a draft that is converted like any other, over REST', async () => {
    const { server, ai, user } = await aServerWithAi()
    ai.next({ answer: LENTIL_ANSWER })
    const token = user.accessToken
    const made = await rest(server, 'POST /api/generate-recipe', {
      token,
      body: { idea: 'something with lentils', language: 'en' },
    })
    expect(made.status).toBe(200)

    const { recipeId } = made.json as { recipeId: string }
    const answer = await rest(server, 'POST /api/process-recipe-ai', {
      token,
      body: { recipeId, language: 'en' },
    })

    expect(answer.json).toMatchObject({
      processedData: { status: 'converted', recipeMetadata: { title: 'Lentil soup' } },
    })
    const data = JSON.parse(String(ai.questions[0]?.messages[0]?.content))
    expect(data).toEqual({ idea: 'something with lentils' })
  })

  test('that names nothing to eat is told as that, and not charged', async () => {
    const { server, ai, user } = await aServerWithAi()
    ai.always({
      answer: { ...LENTIL_ANSWER, outcome: 'not_possible', ingredients: [], steps: [] },
    })
    const caller = server.callerFor(user)
    const { recipeId } = await caller.convert.fromIdea({ idea: 'a bicycle' })

    await expect(
      server.callerFor(user).convert.process({ recipeId, language: 'en' }),
    ).rejects.toThrow('No recipe can be made from this.')

    expect(await balance({ server, user })).toBe(5)
  })
})
