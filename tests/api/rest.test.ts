import { describe, expect } from 'vitest'
import { anEditedRecipe, CARROT_SOUP } from '../support/recipes.ts'
import { rest } from '../support/rest.ts'
import { aUser, mailTo, test, verificationToken } from '../support/test-server.ts'

test('a third party gets from an address to a converted recipe', async ({ server }) => {
  const username = 'third@example.org'
  const registered = await rest(server, 'POST /api/register', {
    body: { username, password: 'secret-1', confirmPassword: 'secret-1' },
  })
  const token = registered.json.accessToken
  const verification = verificationToken(await mailTo(server, username))
  const verified = await rest(server, 'POST /api/verify-email', { body: { token: verification } })
  const draft = await rest(server, 'POST /api/create-recipe-from-text', {
    token,
    body: { rawText: CARROT_SOUP },
  })
  const done = await rest(server, 'POST /api/process-recipe-ai', {
    token,
    body: { recipeId: draft.json.recipeId, language: 'en' },
  })
  const list = await rest(server, 'GET /api/recipes', { token })
  const credits = await rest(server, 'GET /api/user/credits', { token })

  expect(verified.json).toEqual({ credits: 5 })
  expect(done.status).toBe(200)
  expect(list.json).toEqual([done.json.processedData])
  expect(credits.json).toEqual({ credits: 4 })
})

describe('errors', () => {
  test.for([
    ['a body that is not JSON', { raw: '{"rawText": ' }, 400, 'not valid JSON'],
    [
      'a body of another type',
      { raw: 'a=b', headers: { 'content-type': 'text/plain' } },
      415,
      'JSON',
    ],
    ['no body', {}, 400, 'must be a JSON object'],
    ['a list as the body', { body: [1] }, 400, 'must be a JSON object'],
    ['blank text', { body: { rawText: ' ' } }, 400, 'Please enter or paste your recipe text.'],
    ['missing text', { body: {} }, 400, 'Please enter or paste your recipe text.'],
    ['200 kB of text', { body: { rawText: 'x'.repeat(200_000) } }, 413, 'too long'],
    ['3 MB of anything', { body: { rawText: 'x'.repeat(3_000_000) } }, 413, 'too large'],
  ] as const)('%s', async ([, call, status, sentence], { server }) => {
    const { accessToken } = await aUser(server)

    const answer = await rest(server, 'POST /api/create-recipe-from-text', {
      token: accessToken,
      ...call,
    })

    expect(answer).toMatchObject({ status, json: { error: expect.stringContaining(sentence) } })
  })

  test.for(['one\u0000two', 'half a \ud83c pair'])(
    'text that cannot be stored as it is loses only that: %j',
    async (title, { server }) => {
      const user = await aUser(server)
      const token = user.accessToken
      const draft = await rest(server, 'POST /api/create-recipe-from-text', {
        token,
        body: { rawText: `${title}\n${CARROT_SOUP}` },
      })
      const edited = anEditedRecipe()
      const path = `/api/recipes/${draft.json.recipeId}`

      const saved = await rest(server, `PUT ${path}`, {
        token,
        body: {
          ...edited,
          metadata: { ...edited.metadata, title, tags: [title] },
          ingredients: [{ ingredientJsonId: 1, name: title, notes: title }],
          steps: [{ stepNumber: 1, type: 'MANUAL', instructionText: title, ingredientRefs: [1] }],
        },
      })

      expect(draft.status).toBe(200)
      expect(saved.status).toBe(200)
      expect((await rest(server, `GET ${path}`, { token })).json).toEqual(saved.json)
    },
  )

  test('an address that cannot be decoded is answered in our form', async ({ server }) => {
    const answer = await rest(server, 'GET /api/%zz')

    expect(answer).toMatchObject({ status: 400, json: { error: expect.any(String) } })
  })

  test('a validation error names each wrong field', async ({ server }) => {
    const answer = await rest(server, 'POST /api/register', {
      body: { username: 'nobody', password: '12345', confirmPassword: '' },
    })

    expect(answer.status).toBe(400)
    expect(answer.json).toEqual({
      error: 'Please enter a valid email',
      issues: [
        { path: 'username', message: 'Please enter a valid email' },
        { path: 'password', message: 'Password must be at least 6 characters' },
        { path: 'confirmPassword', message: 'Please confirm your password' },
      ],
    })
  })

  test('passwords that differ are told at the second one', async ({ server }) => {
    const answer = await rest(server, 'POST /api/register', {
      body: { username: 'a@example.org', password: 'secret-1', confirmPassword: 'secret-2' },
    })

    expect(answer.json.issues).toEqual([
      { path: 'confirmPassword', message: "Passwords don't match" },
    ])
  })

  test.for(['GET /api/recipes', 'GET /api/me', 'GET /api/user/credits', 'POST /api/logout'])(
    '%s is 401 for a stranger, and for a forged token',
    async (request, { server }) => {
      const stranger = await rest(server, request)
      const forged = await rest(server, request, { token: 'forged' })

      expect(stranger).toMatchObject({ status: 401, json: { error: 'Please sign in.' } })
      expect(forged).toMatchObject({ status: 401, json: { error: /session has ended/ } })
    },
  )

  test('a token that is expired is 401', async ({ server }) => {
    const user = await aUser(server)
    await server.em().execute("update session set expires_at = now() - interval '1 s'")

    const answer = await rest(server, 'GET /api/me', { token: user.accessToken })

    expect(answer.status).toBe(401)
  })

  test('an unknown path, id and a thing that is no id are 404 with a sentence', async ({
    server,
  }) => {
    const { accessToken: token } = await aUser(server)
    for (const path of [
      '/api/nothing',
      '/api/recipes/018f0000-0000-7000-8000-000000000000',
      '/api/recipes/not-an-id',
    ]) {
      const answer = await rest(server, `GET ${path}`, { token })
      expect(answer, path).toMatchObject({ status: 404, json: { error: expect.any(String) } })
    }
  })
})

describe('recipes', () => {
  test('of another user are 404, whatever is asked of them', async ({ server }) => {
    const [owner, other] = [await aUser(server), await aUser(server)]
    const { recipeId } = await server.callerFor(owner).convert.fromText({ rawText: CARROT_SOUP })
    const path = `/api/recipes/${recipeId}`
    const token = other.accessToken

    const answers = [
      await rest(server, `GET ${path}`, { token }),
      await rest(server, `PUT ${path}`, { token, body: anEditedRecipe() }),
      await rest(server, `DELETE ${path}`, { token }),
      await rest(server, 'POST /api/process-recipe-ai', { token, body: { recipeId } }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  test('are saved in the payload of the specification, and a stale copy is refused', async ({
    server,
  }) => {
    const user = await aUser(server)
    const token = user.accessToken
    const { recipeId } = await server.callerFor(user).convert.fromText({ rawText: CARROT_SOUP })
    const path = `/api/recipes/${recipeId}`
    const etag = (await rest(server, `GET ${path}`, { token })).headers.get('etag') ?? ''
    const body = {
      recipe: { sourceUrl: null, rawText: 'as typed' },
      ...anEditedRecipe(),
      somethingElse: true,
    }

    const saved = await rest(server, `PUT ${path}`, { token, body, headers: { 'if-match': etag } })
    const stale = await rest(server, `PUT ${path}`, { token, body, headers: { 'if-match': etag } })

    expect(saved).toMatchObject({ status: 200, json: { rawText: 'as typed', version: 2 } })
    expect(stale).toMatchObject({ status: 409, json: { error: expect.any(String) } })
  })

  test('page by Link, and an unchanged list is 304', async ({ server }) => {
    const user = await aUser(server)
    const token = user.accessToken
    for (const text of ['one', 'two', 'three']) {
      await server.callerFor(user).convert.fromText({ rawText: text })
    }

    const all = await rest(server, 'GET /api/recipes', { token })
    const etag = all.headers.get('etag') ?? ''
    const again = await rest(server, 'GET /api/recipes', {
      token,
      headers: { 'if-none-match': etag },
    })
    const first = await rest(server, 'GET /api/recipes?limit=2', { token })
    const next = first.headers.get('link')?.match(/^<(.+)>; rel="next"$/)?.[1]
    const second = await rest(server, `GET ${next}`, { token })

    expect(again).toMatchObject({ status: 304, text: '' })
    const titles = [...first.json, ...second.json].map((recipe) => recipe.recipeMetadata.title)
    expect(titles).toEqual(['three', 'two', 'one'])
    expect(second.headers.get('link')).toBeNull()
  })

  test.for(['abc', '1%0A', '0x1', '0', '1000000'])(
    'a page of %s recipes is refused',
    async (limit, { server }) => {
      const user = await aUser(server)
      await server.callerFor(user).convert.fromText({ rawText: 'soup' })

      const answer = await rest(server, `GET /api/recipes?limit=${limit}`, {
        token: user.accessToken,
      })

      expect(answer).toMatchObject({ status: 400, json: { error: expect.any(String) } })
    },
  )

  test('sent back as they were read are saved, without a version being asked for', async ({
    server,
  }) => {
    const user = await aUser(server)
    const token = user.accessToken
    const { recipeId } = await server.callerFor(user).convert.fromText({ rawText: CARROT_SOUP })
    const path = `/api/recipes/${recipeId}`
    const put = () =>
      rest(server, `PUT ${path}`, { token, body: { ...anEditedRecipe(), version: 1 } })
    await put()

    expect(await put()).toMatchObject({ status: 200, json: { version: 3 } })
  })

  test('a deleted one answers 204, then 404', async ({ server }) => {
    const user = await aUser(server)
    const { recipeId } = await server.callerFor(user).convert.fromText({ rawText: 'soup' })
    const remove = () =>
      rest(server, `DELETE /api/recipes/${recipeId}`, { token: user.accessToken })

    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
  })
})

test('what steps say of the kitchen is given back to whoever saved it', async ({ server }) => {
  const { accessToken: token } = await aUser(server)
  const draft = await rest(server, 'POST /api/create-recipe-from-text', {
    token,
    body: { rawText: CARROT_SOUP },
  })
  const path = `/api/recipes/${draft.json.recipeId}`
  const [step] = anEditedRecipe().steps
  const told = { place: 'bowl', adds: [{ ref: 1, part: 0.5 }], clears: true, source: [[0, 4]] }
  const steps = [
    { ...step, ...told },
    {
      ...step,
      stepNumber: 2,
      place: null,
      adds: null,
      takes: [{ step: 1, part: 0.5 }],
      clears: false,
    },
  ]

  const saved = await rest(server, `PUT ${path}`, { token, body: { ...anEditedRecipe(), steps } })

  expect(saved.status).toBe(200)
  const read = await rest(server, `GET ${path}`, { token })
  expect(read.json.steps[0]).toMatchObject(told)
  expect(read.json.steps[1]).toMatchObject({ takes: [{ step: 1, part: 0.5 }] })
  expect(read.json.steps[1]).not.toHaveProperty('place')
})

test('health tells of the process, readiness of the database', async ({ server }) => {
  expect((await rest(server, 'GET /healthz')).status).toBe(200)
  expect((await rest(server, 'GET /readyz')).status).toBe(200)
})

test('the outbox is shown at /dev/mail, and not in production', async ({ server }) => {
  const user = await aUser(server, { credits: 0 })
  await mailTo(server, user.username)

  const page = await rest(server, 'GET /dev/mail')

  expect(page.text).toContain(user.username)
})
