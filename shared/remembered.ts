/** Texts whose answers are kept at once; then all are let go of and kept anew. */
const MAX = 2_000
/** Longer texts are no names, and are not kept. */
const LONGEST = 200

/**
 * A pure function of a name that keeps its answers: the same foods come again and again, and looking
 * one up in eight languages is slow.
 */
export function remembered<T>(find: (name: string) => T): (name: string) => T {
  const answers = new Map<string, T>()
  return (name) => {
    const known = answers.get(name)
    if (known !== undefined) return known

    const answer = find(name)
    if (name.length > LONGEST) return answer
    if (answers.size >= MAX) answers.clear()
    answers.set(name, answer)
    return answer
  }
}
