import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { Choices, Method } from './choices.ts'
import { firstGroup } from './first-group.ts'
import type { Readable } from './readable.ts'
import { Resolver } from './resolver.ts'
import { newState } from './resolver-state.ts'

/** So many orders apart a method can be read on from in another way. */
const BETWEEN_MARKS = 8

/** A method that has been read from its first order to its last, with some choices. */
export class MethodReading {
  readonly resolver: Resolver
  private readonly readable: Readable
  /** What was known before some of the orders. */
  private readonly marks: Resolver[]

  private constructor(readable: Readable, resolver: Resolver, marks: readonly Resolver[]) {
    this.readable = readable
    this.resolver = resolver
    this.marks = [...marks]
    for (const clause of readable.clauses.slice(resolver.at)) {
      if (resolver.at % BETWEEN_MARKS === 0) this.marks.push(resolver.copy())
      resolver.read(clause)
    }
    resolver.settle()
  }

  static of(readable: Readable, lexicon: CompiledLexicon): MethodReading {
    const state = newState(readable.clauses, firstGroup(readable), lexicon)
    return new MethodReading(readable, new Resolver(readable, new Map(), state), [])
  }

  get method(): Method {
    return this.resolver.method
  }

  /** The method with other choices from an order on; what comes before it is not read again. */
  otherwise(choices: Choices, from: number): MethodReading {
    const known = this.marks.filter(({ at }) => at <= from)
    const last = known.at(-1)
    if (!last) return this
    return new MethodReading(this.readable, last.copy(choices), known.slice(0, -1))
  }
}
