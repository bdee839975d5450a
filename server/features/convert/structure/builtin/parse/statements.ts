import type { Language } from '#shared/language.ts'
import type { Clause } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'

/** "L'eau doit être tiède", "l'araignée est un morceau de choix". */
const FR_TELLS = [
  '(?:est|sont|sera|seront|serait|etait|doit|doivent|devrai?(?:t|ent)?|peut|peuvent|pourra|va|vont|fera|feront)',
  "(?:donne|donnera|depend|devient|deviennent|reste|restent|permet|permettent|commence|risque|ressemble|s'etale|epaissit|suffit|garantit)",
].join('|')
const FR_SUBJECT =
  "(?:(?:l[ea]s?|une?|ces?|cet|cette|chaque|mon|ma|mes|votre|vos|ton|ta|tes|notre|nos|tout cela|tout) |l')"
/** "Il faut" and "c'est le moment de" order what follows. */
const FR_PRONOUN =
  "(?:(?:ils?|elles?|cela|ca|ceci) (?!(?:vous |te |nous |ne |n')?(?:faut|faudra|suffit|reste|convient|vaut|est (?:preferable|temps|conseille)|y ))|(?:c'est|ce n'est|ce sont|ce sera) (?!le moment|a ce moment|pret))"
/** What cooks say of themselves and their guests. */
const FR_CHAT =
  "(?<!\\p{L})(?:on|je|j'|nous|tu|vous) ?(?:(?:ne|n'|l'|vous|les?) ?)?(?:ador|aim|prefer|trouv|pens|croi|crois|esper|propos|partag|recommand|conseill|souhait|remerci|profit|voulai|avai|suis|sais|ai envie|obten|obtien|aurez|auras)\\p{L}*"
const FR_STATEMENT = `^\\W*(?:[^;:.]{0,90}, )?(?:(?:et|mais|car|donc|sinon|puis) )?(?:${FR_SUBJECT}[^,;:]{0,80}?(?<!\\p{L})(?:${FR_TELLS})(?!\\p{L})|${FR_PRONOUN})|${FR_CHAT}`

/** A subject and a verb that tells how something is or will be, before any order. */
const STATEMENTS: Partial<Record<Language, RegExp>> = {
  en: /^\W*(?:the|it|they|this|these|those|your|an?|each|most|some|there)\b[^,;:]{0,60}?\b(?:will|should|is|are|may|might|must|can|won't|would|has|have|shouldn't|isn't|aren't|doesn't)\b|^\W*(?:it|they|that)(?:'s|'ll|'re)\b|^\W*(?:you|we)(?: should|'ll| will| ought to)(?: now| then| probably)? (?:have|get|end up|see|hear|smell|notice)\b/u,
  fr: new RegExp(FR_STATEMENT, 'u'),
  de: /^\W*(?:(?:das|die|der|dies|diese[rs]?|es|sie|er|ein|eine|am besten|dadurch|so) [^,;:]{0,60}?(?<!\p{L})(?:ist|sind|war|waren|ware|hat|haben|hatte|hatten|schmeckt|schmecken|passt|passen|hilft|ergibt|gelingt)(?!\p{L})|(?:ich|wir) (?:habe|haben|hatten?|bin|war|waren|finden?|mag|mogen|liebe|empfehle)(?!\p{L}))/u,
  es: /^\W*(?:(?:esto|eso|asi|de esta (?:forma|manera)|el|la|los|las|un|una|este|esta)(?! se ) [^,;:]{0,60}?(?<!\p{L})(?:es|son|era|sera|seran|esta|estan|estara|queda|quedan|quedara|ayuda|ayudara|permite|hace que|hara que|evita|evitara|suele|suelen|resulta|aporta|(?:tiene|tienen) que (?:quedar|estar|ser)|debe[n]? (?:quedar|estar|ser))(?!\p{L})|es (?!hora|el momento|momento)\p{L}+ que(?!\p{L}))/u,
  it: /^\W*(?:(?:questo|questa|cio|cosi|in questo modo|il|lo|la|i|gli|le|un|una) [^,;:]{0,60}?(?<!\p{L})(?:sono|era|sara|saranno|aiuta|aiutera|permette|rende|evita|evitera|resta|rimane|rimarra|risulta|risultera|dev(?:e|ono) (?:essere|avere|risultare|restare|rimanere))(?!\p{L})|e (?:normale|importante|preferibile|consigliabile|meglio|possibile) che(?!\p{L}))/u,
  pl: /^\W*(?:(?!(?:gdy|kiedy|jak|jesli|jezeli|az|poki|dopoki)(?!\p{L}))\p{L}+ ){0,5}?(?:jest|sa|bedzie|beda|pomaga|pomoze|pozwala|pozwoli|sprawia|sprawi|powin\p{L}+ (?:byc|miec|zmieknac|zgestniec|urosnac|wyrosnac|podwoic|zostac)|ma byc|maja byc)(?!\p{L})/u,
  uk: /^\P{L}*(?:(?!(?:коли|якщо|поки|доки|як|щоино|після)(?!\p{L}))\p{L}+ ){1,5}?(?:є|буде|будуть|допоможе|допомагає|дозволить|дозволяє|(?:має|мають|повин\p{L}+) (?:бути|мати|виити))(?!\p{L})/u,
  ro: /^\W*(?:(?!(?:cand|daca|pana|cum|dupa)(?!\p{L}))\p{L}+ ){1,5}?(?:este|sunt|va fi|vor fi|ajuta|va ajuta|permite|trebuie sa (?:fie|aiba|ramana))(?!\p{L})/u,
}

/** "You can also add a splash of lemon juice": whoever likes to may do so. */
const OFFERS: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /(?<!\p{L})(?:you|we) (?:can|could|may|might) (?:also|even|instead|alternatively)(?!\p{L})/u,
  de: /(?<!\p{L})(?:(?:man|du) kannst? |(?:sie|ihr|wir) konn(?:en|t) |kannst? (?:man|du) |konn(?:en|t) (?:sie|ihr|wir) )(?:\p{L}+ )?(?:auch|stattdessen|alternativ)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:(?:vous pouvez|tu peux|on peut|nous pouvons) (?:aussi|egalement|meme))(?!\p{L})/u,
  es: /(?<!\p{L})(?:tambien (?:puedes?|pueden|podeis|podemos|se puede)|(?:puedes?|pueden|podeis|podemos|se puede) tambien)(?!\p{L})/u,
  it: /(?<!\p{L})(?:(?:potete|puoi|si puo|possiamo) anche|anche (?:potete|puoi|si puo))(?!\p{L})/u,
  pl: /(?<!\p{L})(?:mozna|mozesz|mozemy|mozecie) (?:tez|takze|rowniez)(?!\p{L})/u,
  uk: /(?<!\p{L})(?:(?:можна|можете|можеш|можемо) (?:також|ще и)|також (?:можна|можете|можеш|можемо))(?!\p{L})/u,
  ro: /(?<!\p{L})(?:(?:puteti|poti|putem|se poate) (?:si|de asemenea)|de asemenea (?:puteti|poti|putem|se poate))(?!\p{L})/u,
}

export function isOffer({ folded }: Clause, { source: { language } }: CompiledLexicon): boolean {
  return OFFERS[language === 'gb' ? 'en' : language].test(folded)
}

/** "I like to chill it overnight": a habit of the author, not an instruction. */
const HABITS: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /(?<!\p{L})i (?:(?:usually|often|personally|also|really) )?(?:like|love|prefer)(?!\p{L})/u,
  de: /(?<!\p{L})ich (?:\p{L}+ ){0,3}(?:gern|gerne|lieber|am liebsten)(?!\p{L})|(?<!\p{L})ich (?:mag|bevorzuge)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:j'aime|je prefere|personnellement je)(?!\p{L})/u,
  es: /(?<!\p{L})(?:me gusta|prefiero|yo suelo)(?!\p{L})/u,
  it: /(?<!\p{L})(?:mi piace|preferisco|io di solito)(?!\p{L})/u,
  pl: /(?<!\p{L})(?:lubie|wole|ja zwykle)(?!\p{L})/u,
  uk: /(?<!\p{L})(?:я люблю|мені подобається|волію)(?!\p{L})/u,
  ro: /(?<!\p{L})(?:imi place|prefer|eu de obicei)(?!\p{L})/u,
}

export function isOwnHabit({ folded }: Clause, { source: { language } }: CompiledLexicon): boolean {
  return HABITS[language === 'gb' ? 'en' : language].test(folded)
}

/** "Alternatively, use a blender", "Instead, use a stand mixer": another way to do what is ordered before. */
const OTHER_WAYS: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /^\W*(?:alternatively|alternately|as an alternative|instead|or better (?:still|yet)|or(?:,|(?= (?:you|use|if you|place|put|make|do|bake|cook)(?!\p{L}))))(?!\p{L})(?! of)/u,
  de: /^\W*(?:alternativ|stattdessen|als alternative|oder (?:aber|auch|(?:man|du|sie|ihr)(?!\p{L})))(?!\p{L})/u,
  fr: /^\W*(?:sinon(?! ca)|autrement|a la place(?! d)|ou (?:bien|encore|alors))(?!\p{L})/u,
  es: /^\W*(?:alternativamente|como alternativa|en su lugar|o bien|si no,)(?!\p{L})/u,
  it: /^\W*(?:in alternativa|oppure|altrimenti)(?!\p{L})/u,
  pl: /^\W*(?:alternatywnie|ewentualnie|zamiast tego|lub tez|albo (?:tez|mozna))(?!\p{L})/u,
  uk: /^\P{L}*(?:альтернативно|як альтернатива|або ж|натомість)(?!\p{L})/u,
  ro: /^\W*(?:alternativ|ca alternativa|in schimb|sau (?:puteti|poti|se poate))(?!\p{L})/u,
}

export function isOtherWay({ folded }: Clause, { source: { language } }: CompiledLexicon): boolean {
  return OTHER_WAYS[language === 'gb' ? 'en' : language].test(folded)
}

/** "In the Frankfurt version the herbs are puréed", "pentru varianta de post": another dish. */
const OTHER_VERSIONS: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /^\W*(?:in|for) (?:the|an?|some|many|other) [^,;:]{0,40}?(?:version|variation|variant)s?(?!\p{L})/u,
  de: /^\W*(?:bei|in|fur) (?:der|die|einer?|manchen|anderen|vielen) [^,;:]{0,40}?(?:variante|version)n?(?:en)?(?!\p{L})/u,
  fr: /^\W*(?:dans|pour) (?:la|une|les|certaines|d'autres) [^,;:]{0,40}?(?:version|variante)s?(?!\p{L})/u,
  es: /^\W*(?:en|para) (?:la|una|las|otras|algunas) [^,;:]{0,40}?(?:version(?:es)?|variantes?)(?!\p{L})/u,
  it: /^\W*(?:nella|nelle|per (?:la|una)|in (?:una|altre|alcune)) [^,;:]{0,40}?(?:version[ei]|varianti?|variante)(?!\p{L})/u,
  pl: /^\W*(?:w|dla) (?:\p{L}+ ){0,3}(?:wersji|wersjach|wariancie)(?!\p{L})/u,
  uk: /^\P{L}*(?:у|в|для) (?:\p{L}+ ){0,3}(?:версіі|версіях|варіанті|варіанта)(?!\p{L})/u,
  ro: /^\W*(?:in|pentru) (?:o |alte |unele )?(?:variantele?|varianta|versiunea|versiune|versiunile)(?!\p{L})/u,
}

/** "Some suggestions include maple syrup". */
const SUGGESTIONS =
  /(?<!\p{L})(?:suggestions?|options?|ideas?|choices|favou?rites|variations?) (?:\p{L}+ ){0,3}(?:include|are|would be)(?!\p{L})/u

/** "Drop a teaspoonful of jam on to a cold saucer": a test whether it sets; the jam stays in its pot. */
const SET_TEST =
  /(?<!\p{L})(?:(?:cold|chilled|frozen) (?:saucer|plate)|kalten (?:unter)?teller|(?:assiette|soucoupe) (?:froide|bien froide|congelee)|plat(?:o|ito) (?:muy )?frio|piattino (?:freddo|ghiacciato)|zimny(?:m)? talerzyk\p{L}*|холодн\p{L}+ (?:тарілк|тарілоч|блюд)\p{L}+|farfuri\p{L}+ rece)(?!\p{L})/u

/** "Place a medium bowl into the freezer": the bowl is chilled for later, without food. */
const TOOL_CHILLED =
  /^.{0,40}?(?<!\p{L})(?:an?|two|three|some|your|eine?n?|zwei|une?|deux|una?|dos|due|o|dwa|один|одну|дві|два|doua)(?: \p{L}+){0,2} (?:bowls?|saucers?|plates?|glass(?:es)?|jugs?|whisk|schussel|untertasse|teller|glas|saladier|soucoupes?|assiettes?|verres?|bol|plat(?:o|itos?|os)|vasos?|ciotola|piattin[oi]|bicchieri|misk[eai]|talerzyk\p{L}*|миску|тарілк\p{L}|блюдц\p{L}|castron|farfuri\p{L}+)(?: \p{L}+){0,4} (?:freezer|fridge|refrigerator|gefrier\p{L}+|kuhlschrank|tiefkuhl\p{L}+|congelateur|frigo|refrigerateur|congelador|nevera|frigorifico|freezer|frigorifero|zamrazark\p{L}+|lodowk\p{L}+|морозил\p{L}+|холодильник\p{L}*|congelator|frigider)(?!\p{L})/u

/** "Meanwhile bring water for the pasta to the boil": in a pot of its own, and no pasta is in it yet. */
const WATER_FOR =
  /(?<!\p{L})(?:water for (?:the |your )?|wasser fur (?:die |den )?|(?:de )?l?'?eau (?:pour (?:les |la )|des )|agua para (?:la |los |el )?|acqua per (?:la |il |gli )?|wod[aey] na |вод[аиу] для |apa pentru )(?:\p{L}+ )?(?:pasta|spaghetti|noodles|macaroni|rice|potatoes|nudeln?|spaghetti|kartoffeln|reis|pates|riz|pommes|macarrones|arroz|riso|makaron\p{L}*|ryz\p{L}*|макарон\p{L}*|рис\p{L}|paste\p{L}*|orez\p{L}*)(?!\p{L})/u

/** Whether a clause is about such a pot of water. */
export const isWaterFor = ({ folded }: Pick<Clause, 'folded'>): boolean => WATER_FOR.test(folded)

/** "The batter will thicken as you mix" tells what happens and orders nothing. */
export function isStatement({ folded, verb }: Clause, { source }: CompiledLexicon): boolean {
  if ([SET_TEST, TOOL_CHILLED, WATER_FOR].some((pattern) => pattern.test(folded))) return true
  const pattern = STATEMENTS[source.language]
  if (!pattern) return false
  const { language } = source
  if (OTHER_VERSIONS[language === 'gb' ? 'en' : language].test(folded)) return true
  const isOrdered = verb.end > 0 || language === 'en'
  const ahead = isOrdered ? folded.slice(0, verb.start + 1) : folded
  const told = pattern.exec(ahead)
  // "The soup will be ready, keep it warm" orders something behind its comma.
  const behind = told && isOrdered ? ahead.slice(told.index + told[0].length) : ''
  const isOrderBehind = language !== 'en' && language !== 'fr' && /[,;:]/.test(behind)
  return (told !== null && !isOrderBehind) || SUGGESTIONS.test(folded)
}
