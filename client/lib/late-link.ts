import { TRPCClientError, type TRPCLink } from '@trpc/client'
import type { AnyRouter } from '@trpc/server'
import { observable, type Unsubscribable } from '@trpc/server/observable'

/** A link whose code is fetched with the first call that goes through it. */
export function lateLink<Router extends AnyRouter>(
  load: () => Promise<TRPCLink<Router>>,
): TRPCLink<Router> {
  return (runtime) =>
    ({ op, next }) =>
      observable((observer) => {
        let isStopped = false
        let current: Unsubscribable | undefined
        load().then(
          (link) => {
            if (!isStopped) current = link(runtime)({ op, next }).subscribe(observer)
          },
          (error) => {
            if (!isStopped) observer.error(TRPCClientError.from(error))
          },
        )
        return () => {
          isStopped = true
          current?.unsubscribe()
        }
      })
}
