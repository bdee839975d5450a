/** A bowl over hot water, as all languages call it, folded: the water stays outside the bowl. */
const WATER_BATH =
  /bain[ -]marie|double boiler|wasserbad|bano ?maria|bagno ?maria|kapiel\p{L}* wodn|водян\p{L}* бан|баня|над (?:парою|окропом)|baie de apa|pe aburi?(?!\p{L})|nad para(?!\p{L})|wasserdampf|sobre (?:un cazo|una olla|un bol) con agua (?:caliente|hirviendo)|sopra una pentola (?:di|con) acqua|(?:over|above|on top of) (?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:(?:pan|pot|saucepan) (?:of |with )?)?(?:[\p{L}-]+ ){0,2}(?:simmering|boiling|hot) water/u

/** "Stand the bowl in a cold water bath" */
const COLD =
  /(?<!\p{L})(?:cold|iced?|kalt|eis|froid|fri[oa]|fredd|zimn|холодн|rece)\p{L}*\s+(?:\p{L}+\s+)?$/u

/** "Melt the chocolate in a bowl over simmering water" */
export function isOverWater(folded: string): boolean {
  const found = WATER_BATH.exec(folded)
  return found !== null && !COLD.test(folded.slice(0, found.index))
}
