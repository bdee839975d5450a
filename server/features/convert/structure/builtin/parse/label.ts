/** "Sauce: heat the oil", but not "Step 2: …". */
export const LABEL =
  /^\s*(?!(?:step|schritt|etape|paso|krok|крок|pasul|passo)\b)(?:\p{L}[\p{L}'’-]*\s?){1,4}:\s/u
