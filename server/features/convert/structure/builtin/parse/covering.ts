/** "Cover with water", "enough water to cover": water whose amount only the food in the pot tells; "wodę i przykryj" puts the lid on. */
export const COVERING: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:cover\p{L}* (?:\p{L}+ ){0,3}with (?:\p{L}+ ){0,3}water|water to (?:just |barely )?cover)(?!\p{L})/u,
  de: /(?<!\p{L})(?:mit (?:\p{L}+ )?wasser (?:\p{L}+ )?(?:be|ab)deck\p{L}*|wasser,? (?:\p{L}+ ){0,5}(?:be|ge)deckt)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:(?:re)?couvr\p{L}* (?:\p{L}+ ){0,4}(?:d'|avec (?:de )?l')eau|eau (?:\p{L}+ ){0,2}(?:a|jusqu'a) (?:la )?(?:hauteur|niveau)|mouill\p{L}* a (?:la )?hauteur|eau pour (?:\p{L}+ ){0,3}couvrir)(?!\p{L})/u,
  es: /(?<!\p{L})(?:cubr\p{L}* (?:\p{L}+ ){0,3}(?:con|de) agua|agua (?:\p{L}+ ){0,3}(?:hasta|que|para) (?:\p{L}+ ){0,2}cubr\p{L}*)(?!\p{L})/u,
  it: /(?<!\p{L})(?:copri\p{L}* (?:\p{L}+ ){0,3}(?:con |d'|di )(?:l')?acqua|acqua (?:\p{L}+ ){0,3}(?:fino a|per|a) (?:\p{L}+ ){0,2}coprir\p{L}*)(?!\p{L})/u,
  pl: /(?<!\p{L})wod[aąyeę],? (?:(?!(?:i|oraz) )\p{L}+,? ){0,4}(?:przykry|zakry|pokry)\p{L}*/u,
  uk: /(?<!\p{L})вод(?:ою|и|у),? (?:(?!(?:і|и|та|й) )\p{L}+,? ){0,4}(?:вкри|покри|накри)\p{L}*/u,
  ro: /(?<!\p{L})(?:acop\p{L}* (?:\p{L}+ ){0,3}cu apa|apa,? (?:(?!si )\p{L}+ ){0,4}acop\p{L}*)(?!\p{L})/u,
}

/** Verbs whose object something is poured over, in folded text: "zalać jabłka". */
export const POURING_OVER: Readonly<Record<string, RegExp>> = {
  pl: /(?<!\p{L})zal(?:ac|ej|ewa)\p{L}*/u,
  uk: /(?<!\p{L})зали(?!ш)\p{L}*/u,
}

/** Whether an order in any language fills up with water until its food is covered. */
export const isCovered = (folded: string) =>
  Object.values(COVERING).some((pattern) => pattern.test(folded))
