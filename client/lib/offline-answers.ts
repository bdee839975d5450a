import { dataOwner, onOwnDataForgotten } from './own-data.ts'

/** The procedures whose last answers are kept on this device, for when there is no network. */
const KEPT_PATHS: readonly string[] = [
  'auth.me',
  'convert.converter',
  'recipes.byId',
  'recipes.list',
  'recipes.overview',
]

type Call = { path: string; input: unknown }

/** Whether the last answer to this call is worth keeping: all but what was searched for. */
export function isKept({ path, input }: Call): boolean {
  return KEPT_PATHS.includes(path) && !(input as { text?: string } | undefined)?.text
}

// An answer to somebody who has logged out meanwhile is not kept.
let logins = 0
onOwnDataForgotten(() => {
  logins += 1
  return inStore((answers) => answers.forgetAll())
})

/** For the one who is signed in now; returns how to keep the answer when it comes. */
export function prepareKeeping(call: Call): (answer: unknown) => void {
  const login = logins
  return (answer) => {
    inStore(async (answers) => {
      // Who it is may be known by an answer that came along with this one.
      const key = keyOf(call)
      if (key && login === logins) await answers.keep(key, answer)
    })
  }
}

/** The answer that was kept; `undefined` when there is none. */
export async function recallAnswer(call: Call): Promise<unknown> {
  const key = keyOf(call)
  return key ? inStore((answers) => answers.recall(key)) : undefined
}

export async function forgetAnswer(call: Call): Promise<void> {
  const key = keyOf(call)
  if (key) await inStore((answers) => answers.forget(key))
}

function keyOf({ path, input }: Call): string | null {
  const owner = dataOwner()
  return owner && `${owner} ${path} ${JSON.stringify(input ?? null)}`
}

/** Private windows may have no store, and without a network its code may not come. */
async function inStore<T>(
  work: (answers: typeof import('./kept-answers.ts')) => Promise<T>,
): Promise<T | undefined> {
  if (!('indexedDB' in globalThis)) return undefined
  try {
    return await work(await import('./kept-answers.ts'))
  } catch {
    return undefined
  }
}
