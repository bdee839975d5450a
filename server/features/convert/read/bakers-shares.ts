const SHARE = /,\s(\d{1,3}(?:[.,]\d{1,2})?)\s?%$/
const MIN_SHARES = 3
const GRAMS = /^(\d{1,5}(?:[.,]\d{1,2})?)\s?\p{L}/u
/** Shares are written as whole numbers: 3 g of 320 as 1 %. */
const ROUNDED = 0.6
const MAX_APART = 0.1

/** "250 g flour, 77%": a baker's column of shares behind each food. */
export function withoutShares(lines: readonly string[]): readonly string[] {
  const shares = lines.filter((line) => SHARE.test(line)).length
  if (shares < MIN_SHARES || shares * 2 < lines.length) return lines
  return followWeights(lines) ? lines.map((line) => line.replace(SHARE, '')) : lines
}

/** "200 g cream, 30%" above "100 g butter, 82%" is fat: shares grow with the weights. */
function followWeights(lines: readonly string[]): boolean {
  const pairs = lines.flatMap((line) => {
    const [grams, share] = [GRAMS.exec(line)?.[1], SHARE.exec(line)?.[1]].map((said) =>
      Number(said?.replace(',', '.')),
    )
    return grams && share ? [{ grams, share }] : []
  })
  const most = pairs.toSorted((one, other) => other.grams - one.grams)[0]
  return (
    most !== undefined &&
    pairs.every(({ grams, share }) => {
      const due = (grams * most.share) / most.grams
      return Math.abs(share - due) <= Math.max(ROUNDED, due * MAX_APART)
    })
  )
}
