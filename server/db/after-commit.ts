import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'

const waiting = new WeakMap<object, (() => void)[]>()

/** Calls back once what `em` does now is there for all: when its transaction has committed, if it has one. */
export function afterCommit(em: SqlEntityManager, callback: () => void): void {
  const transaction = em.getTransactionContext<object>()
  if (transaction) waiting.set(transaction, [...(waiting.get(transaction) ?? []), callback])
  else callback()
}

/** Tells the ORM to make the calls. */
export const commitSubscriber: EventSubscriber = {
  afterTransactionCommit({ transaction }: TransactionEventArgs) {
    for (const callback of waiting.get(transaction as object) ?? []) callback()
  },
}
