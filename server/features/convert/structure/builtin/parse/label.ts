/** "Sauce: heat the oil", but not "Step 2: …". */
export const LABEL =
  /^\s*(?!(?:step|schritt|etape|paso|krok|крок|pasul|passo)\b)\p{L}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*){0,3}\s?:\s/u
