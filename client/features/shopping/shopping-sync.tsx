import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { SavedShoppingSchema } from '#shared/shopping.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { onReconnected } from '../../lib/connection.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { createShoppingReplay } from './shopping-replay.ts'
import { useShopping } from './shopping-store.ts'

/** How often another device is looked for while the list is on the screen. */
const POLL_MS = 20_000

/** Keeps the list of the person signed in the same here and on the server; draws nothing. */
export function ShoppingSync() {
  const { t } = useTranslation()
  const { client } = trpc.useUtils()

  useEffect(() => {
    const { replay, stop } = createShoppingReplay({
      send: async (operations) =>
        SavedShoppingSchema.parse(await client.recipes.shopping.sync.mutate({ operations })),
      onRefused: () => showToast({ title: t('shopping.refused'), tone: 'problem' }),
    })
    // What somebody else has left is forgotten in the effects of the same commit.
    queueMicrotask(replay)
    const unsubscribe = useShopping.subscribe(({ queue }, before) => {
      if (queue.length > before.queue.length) replay()
    })
    const look = () => {
      if (document.visibilityState === 'visible' && isWanted()) replay()
    }
    const stopListening = onReconnected(replay)
    document.addEventListener('visibilitychange', look)
    const timer = setInterval(look, POLL_MS)
    return () => {
      stop()
      unsubscribe()
      stopListening()
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [client, t])
  return null
}

function isWanted(): boolean {
  const { queue } = useShopping.getState()
  return queue.length > 0 || useAppStore.getState().activeTab === 'shopping'
}
