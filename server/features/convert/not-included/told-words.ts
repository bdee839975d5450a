/** Shorter words ("de", "la") say nothing by themselves. */
const TELLING = 3
/** Endings differ between a list and a sentence. */
const ENDING = 2
const MIN_STEM_LENGTH = 4
const MIN_HEAD_LENGTH = 5
/** One line may have become two ingredients, a sentence three steps. */
const WINDOW = 3

export type Places = ReadonlyMap<string, readonly number[]>

/** In which of the texts each word is. */
export function placesOf(texts: readonly string[]): Places {
  const places = new Map<string, number[]>()
  texts.forEach((text, at) => {
    for (const stem of stemsOf(text)) {
      const known = places.get(stem)
      if (known) known.push(at)
      else places.set(stem, [at])
    }
  })
  return places
}

/** The most of the words that are in texts next to each other. */
export function shareOf(stems: readonly string[], places: Places): number {
  if (stems.length === 0) return 1
  const counts = new Map<number, number>()
  let most = 0
  for (const stem of stems) {
    let next = Number.NEGATIVE_INFINITY
    for (const at of find(stem, places)) {
      for (let window = Math.max(at - WINDOW + 1, next); window <= at; window++) {
        const count = (counts.get(window) ?? 0) + 1
        counts.set(window, count)
        if (count > most) most = count
      }
      next = at + 1
    }
  }
  return most / stems.length
}

/** Also where the recipe has only what a compound begins with: "Knoblauch" of "Knoblauchzehe". */
function find(stem: string, places: Places): readonly number[] {
  for (let length = stem.length; length >= Math.min(MIN_HEAD_LENGTH, stem.length); length--) {
    const found = places.get(stem.slice(0, length))
    if (found) return found
  }
  return []
}

/** The words of a text without their endings and accents. */
export function stemsOf(text: string): Set<string> {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
  const words = (plain.match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= TELLING)
  return new Set(
    words.map((word) => word.slice(0, Math.max(MIN_STEM_LENGTH, word.length - ENDING))),
  )
}
