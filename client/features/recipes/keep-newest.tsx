import { useEffect } from 'react'
import { recallAnswer } from '../../lib/offline-answers.ts'
import { trpc } from '../../lib/trpc.ts'
import { readLibraryFilter } from './library-filter.ts'
import { listInput } from './use-recipe-list.ts'

/** As many recipes are asked for at once. */
const AT_ONCE = 5

/** Keeps the newest recipes on the device before anybody needs them offline; draws nothing. */
export function KeepNewest() {
  const utils = trpc.useUtils()
  useEffect(() => {
    let isOver = false
    const work = async () => {
      const input = listInput(readLibraryFilter(''))
      const { pages } = await utils.recipes.list.fetchInfinite(input)
      const recipes = pages.flatMap(({ items }) => items)
      for (let at = 0; at < recipes.length && !isOver; at += AT_ONCE) {
        await Promise.all(recipes.slice(at, at + AT_ONCE).map(keep))
      }
    }
    const keep = async ({ id, updatedAt }: { id: string; updatedAt: string }) => {
      const kept = await recallAnswer({ path: 'recipes.byId', input: { id } })
      if ((kept as { updatedAt?: string } | undefined)?.updatedAt === updatedAt) return
      // The answer is kept on its way through the client.
      await utils.client.recipes.byId.query({ id })
    }
    // What is missing is told when it is opened.
    work().catch(() => {})
    return () => {
      isOver = true
    }
  }, [utils])
  return null
}
