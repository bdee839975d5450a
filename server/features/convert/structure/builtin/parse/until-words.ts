import type { Language } from '#shared/language.ts'
import { PhrasePattern } from './phrase-pattern.ts'
import { findMatches, fold, type Span } from './phrases.ts'

/** Words that say how long a piece of work goes on. */
const UNTIL_WORDS: Record<Exclude<Language, 'gb'>, readonly string[]> = {
  en: ['until', 'till', 'or until', 'just until', 'to soft', 'to stiff', 'to firm', 'to medium'],
  de: ['bis', 'so lange bis', 'solange bis'],
  fr: ["jusqu'a", "jusqu'a ce que", "jusqu'au", "jusqu'aux"],
  es: ['hasta', 'hasta que'],
  it: [
    ...['finche', 'fino a', 'fino ad', 'fino al', 'fino alla', "fino all'", 'fino allo', 'sino a'],
    ...['fino a quando', 'fino a che', 'fin quando', 'fintanto che', 'sinche'],
  ],
  pl: ['az', 'az do', 'dopoki', 'do momentu', 'do czasu aż', 'do czasu gdy', 'do chwili'],
  uk: ['доки', 'поки', 'до тих пір', 'до моменту', 'аж поки'],
  ro: ['pana', 'pana cand', 'pana ce', 'pana la'],
}

/**
 * What introduces the result of a piece of work, in folded text: "[to] form a stiff paste". The same
 * words say what a tin is for or where food goes, so each needs a result behind it.
 */
const RESULT_WORDS: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /(?<!\p{L})(?:to(?= (?:form|make|create|achieve|get|give) an? (?:\p{L}+ ){0,3}(?:paste|ball|dough|batter|roux|cream|puree|emulsion|sauce|syrup|custard|consistency|texture|mixture)(?!\p{L}))|(?:in)?to (?:an? )?(?=(?:\p{L}+,? )?(?:ball|paste|puree|crumbs|peaks)(?!\p{L})))/gu,
  de: /(?<!\p{L})(?:zu(?= eine[mr] (?:[\p{L}-]+ ){0,3}(?:[\p{L}-]*(?:teig|masse|creme|brei|puree|paste|kugel|sauce|so[sß]e))(?!\p{L}))|(?:so ?dass|dass|damit)(?= (?:[\p{L}-]+ ){0,5}(?:entsteht|entstehen|ergibt|bildet|verbindet|verbunden|anbrennt|anbrennen|ansetzt|verteilt|auflost|aufgelost)))/gu,
  fr: /(?<!\p{L})(?:pour|afin d'|afin de|de facon a|de maniere a|de sorte a)(?= ?(?:bien )?(?:obtenir|former|que (?:ce soit|l[ea'] ?|les |il|elle|tout)))/gu,
  es: /(?<!\p{L})(?:para|de (?:forma|manera|modo) que|de (?:forma|manera|modo) a)(?= (?:obtener|conseguir|formar|lograr|que (?:no |se |quede)|quede|no ))/gu,
  it: /(?<!\p{L})(?:per|in modo da|cosi da|affinche|perche)(?= (?:ottenere|formare|amalgamare|renderl|rendere|si |non si ))/gu,
  pl: /(?<!\p{L})(?:do(?= (?:\p{L}+(?:ego|ej) )?(?:z?rumieni|zarumieni|za?braz|zeszkl|uzyskani|otrzymani|osiagniec|polaczeni|rozpuszczeni|zgestni|odparowani|wyparowani|wchloniec|zmiekni|miekkosci|bialosci|gladkosci|przezroczyst|podwojeni|wystygni|ostygni|ostudzeni|wystudzeni|roztopieni|stopieni|stezeni|konsystencji))|na(?= (?:\p{L}+a i )?(?:gladka|jednolita|puszysta|kremowa|pulchna|aksamitna|lsniaca|elastyczna|gesta|jednorodna|jasna|biala) \p{L}+|(?= (?:puch|papke|krem|puree|mus|zloto|zloty kolor|rumiano|paste)(?!\p{L})))|na(?= (?:\p{L}+a,? (?:i )?){1,3}(?:mase|piane|paste|papke|pulpe|konsystencje)(?!\p{L})|(?= (?:\p{L}+e,? (?:i )?){1,3}ciasto))|w(?= (?:jednolite|gladkie|elastyczne|zwarte|miekkie) ciasto|(?= jednolita mase)))/gu,
  uk: /(?<!\p{L})до(?= (?:(?:пишн|однорідн|гладк|світл|стіик|міцн|тверд|м'як|еластичн|пухк|повітрян|пінист|густ|біл)\p{L}+,? (?:и |і |та )?){1,3}(?:пік|мас|тіст|крем|пін|пюре|паст|консистенц)| (?:\p{L}+(?:ого|ої) )?(?:м'якост|однорідн|напівготовн|прозор|рум'ян|пишност|білост|густот|розчинен|загустін|застиган|утворен|отриман|випаровуван|розм'якшен|зарум'янен|збільшен|подвоєн|повного|золотист|консистенц|кремоподібн|світло|кольор|стан))/gu,
  ro: /(?<!\p{L})(?:pentru a|astfel incat|in asa fel incat|ca sa nu|incat)(?= (?:obtine|forma|nu |sa |se ))/gu,
}

/** By language. */
const untilPatterns = new Map(
  Object.entries(UNTIL_WORDS).map(([language, words]) => [
    language,
    new PhrasePattern(words.map(fold)),
  ]),
)

/** Where a folded text says how long work goes on, then where it says what it comes to. */
export function untilSpans(folded: string, language: Language): readonly Span[] {
  const said = untilPatterns.get(language)?.spans(folded) ?? []
  const results = findMatches(RESULT_WORDS[language === 'gb' ? 'en' : language], folded)
  return [...said, ...results]
}

/** "Until the edges are golden, 15 minutes." */
export function opensWithUntil(folded: string, language: Language): boolean {
  return (untilPatterns.get(language)?.endAt(folded, 0) ?? 0) > 0
}
