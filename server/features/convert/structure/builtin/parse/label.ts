/** "Sauce: heat the oil", but not "Step 2: …". */
export const LABEL =
  /^\s*(?!(?:step|schritt|etape|paso|krok|крок|pasul|passo)\b)\p{L}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*){0,3}\s?:\s/u

/** "Optional: stir in the nuts" goes on with what is there, and names no part of the recipe. */
const REMARK =
  /^\P{L}*(?:optional(?:ly)?|option|wahlweise|facultatif|facultativement|en option|opcional(?:mente)?|facoltativo|opzionale|opcjonalnie|за бажанням|опціонально|dupa gust)\P{L}*$/u

/** Whether a folded label is only such a remark. */
export const isRemarkLabel = (folded: string): boolean => REMARK.test(folded)
