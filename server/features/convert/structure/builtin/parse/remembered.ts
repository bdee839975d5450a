/** A long recipe has about as many clauses, and parts of them that are looked at. */
const MAX_TEXTS = 1024

/**
 * What was found in the texts looked at last. A method is read several times while its vessels are
 * sought, and what its words are does not change.
 */
export class Remembered<Value> {
  private readonly known = new Map<string, Value>()
  private readonly find: (text: string) => Value
  private latest: { text: string; value: Value } | null = null

  constructor(find: (text: string) => Value) {
    this.find = find
  }

  of(text: string): Value {
    // One question about a text is followed by the next.
    if (this.latest?.text === text) return this.latest.value
    const value = this.known.get(text) ?? this.find(text)
    if (this.known.size >= MAX_TEXTS) this.known.clear()
    this.known.set(text, value)
    this.latest = { text, value }
    return value
  }
}

/** What was found for each object, as long as the object lives. */
export function perObject<Key extends object, Value>(
  find: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const found = known.get(key) ?? { value: find(key) }
    known.set(key, found)
    return found.value
  }
}
