/** A list was cut at its commas where at least this share of its lines begins with a blank. */
const MOST = 0.8

/** What begins no food of its own: "in Stücken", "zzgl. etwas mehr zum Fetten". */
const NOTE =
  /^(?:in|im|zum|zur|zzgl\.?|plus|ohne|mit|am|nach|je|à|cut|to|for|peeled|chopped|or|oder|ou|en|pour)(?!\p{L})/u

/**
 * Some sites cut their list of ingredients at every comma: ["250 g Schweinefleisch", " in Stücken",
 * " 1", "5 TL Senf", " Kräuter (Thymian", " Oregano)"]. Joins what belongs together again.
 */
export function joinedAtCommas(lines: readonly string[]): string[] {
  const blank = lines.slice(1).filter((line) => /^\s/.test(line)).length
  if (lines.length < 3 || blank < MOST * (lines.length - 1)) return [...lines]
  const joined: string[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isCutNumber = last !== undefined && /^\d/.test(line) && /\d$/.test(last)
    if (last !== undefined && (isCutNumber || isOpen(last) || NOTE.test(line.trim())))
      joined[joined.length - 1] = `${last},${line}`
    else joined.push(line)
  }
  return joined
}

const isOpen = (text: string) => text.split('(').length > text.split(')').length
