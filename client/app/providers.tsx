import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewportHeight } from '../hooks/use-viewport-height.ts'
import { htmlLanguage } from '../i18n/i18n.ts'
import { useAppStore } from '../lib/app-store.ts'
import { onLoginChangedElsewhere } from '../lib/stored-tokens.ts'
import { dismissProblem } from '../lib/toasts.ts'
import { createClient, trpc } from '../lib/trpc.ts'

/** Data changes only by what a person does here, so nothing is asked again on its own. */
function createQueryClient() {
  return new QueryClient({
    mutationCache: new MutationCache({ onMutate: dismissProblem }),
    defaultOptions: {
      queries: {
        // Without a network a call fails at once, and is told or answered from what is kept here.
        networkMode: 'always',
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  // What is on the screen stays, because it may hold what is not saved yet.
  const askWhoItIs = () => queryClient.resetQueries({ queryKey: getQueryKey(trpc.auth.me) })
  const [client] = useState(() =>
    createClient({
      url: '/trpc',
      onSignedOut: () => {
        askWhoItIs()
        useAppStore.getState().setShowAuthModal(true)
      },
    }),
  )
  useViewportHeight()
  useDocumentLanguage()
  useEffect(() => onLoginChangedElsewhere(askWhoItIs))

  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}

/** Screen readers pick their voice by the page's language. */
function useDocumentLanguage() {
  const { i18n } = useTranslation()
  useEffect(() => {
    document.documentElement.lang = htmlLanguage(i18n.resolvedLanguage)
  }, [i18n.resolvedLanguage])
}
