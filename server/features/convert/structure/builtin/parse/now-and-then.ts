import type { Language } from '#shared/language.ts'
import type { Clause } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'

/** Folded words for what is done while something cooks: "now and then", "halfway through". */
const NOW_AND_THEN: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /(?<!\p{L})(?:occasionally|(?:every )?now and (?:then|again)|from time to time|every so often|periodically|half ?-?way(?: through)?|midway(?: through)?|during (?:the )?(?:cooking|baking|roasting)(?: time)?)(?!\p{L})/u,
  de: /(?<!\p{L})(?:zwischendurch|zwischendrin|gelegentlich|ab und (?:zu|an)|hin und wieder|von zeit zu zeit|dabei (?:mehrmals|immer wieder)|(?:nach|bei|zur) (?:der )?halfte der \p{L}*zeit|nach (?:der )?halben? \p{L}*zeit|wahrend (?:der (?:gar|back|koch|brat|schmor)zeit|des (?:garens|backens|kochens|bratens|schmorens)))(?!\p{L})/u,
  fr: /(?<!\p{L})(?:de temps (?:en temps|a autre)|regulierement|a mi-? ?cuisson|a la moitie (?:de la cuisson|du temps)|(?:pendant|durant|en cours de) (?:toute )?(?:la )?cuisson|souvent)(?!\p{L})/u,
  es: /(?<!\p{L})(?:de vez en cuando|cada tanto|ocasionalmente|con frecuencia|a menudo|a (?:la )?(?:mitad|media) (?:de )?(?:la )?(?:coccion|horneado)|a (?:la )?mitad del (?:horneado|tiempo)|durante (?:la coccion|el horneado))(?!\p{L})/u,
  it: /(?<!\p{L})(?:ogni tanto|di tanto in tanto|di quando in quando|spesso|regolarmente|a meta (?:della )?cottura|durante la cottura)(?!\p{L})/u,
  pl: /(?<!\p{L})(?:od czasu do czasu|co jakis czas|czesto|w polowie (?:pieczenia|gotowania|duszenia|smazenia|czasu)|(?:w trakcie|podczas) (?:pieczenia|gotowania|duszenia|smazenia))(?!\p{L})/u,
  uk: /(?<!\p{L})(?:час від часу|періодично|іноді|(?:посередині|на середині) (?:варіння|тушкування|випікання|смаження)|під час (?:варіння|тушкування|випікання|смаження|приготування))(?!\p{L})/u,
  ro: /(?<!\p{L})(?:din cand in cand|ocazional|la jumatatea (?:timpului|coacerii|fierberii)|in timpul (?:coacerii|fierberii|gatirii))(?!\p{L})/u,
}

/** "Turn the meat halfway through", "stir now and then". */
export function isNowAndThen(
  { folded }: Pick<Clause, 'folded'>,
  { source: { language } }: CompiledLexicon,
): boolean {
  return NOW_AND_THEN[language === 'gb' ? 'en' : language].test(folded)
}
