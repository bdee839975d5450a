import type { Language } from '#shared/language.ts'
import type { Clause } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { Food } from './lexicon/kinds.ts'
import { list } from './lexicon/list.ts'
import { PhrasePattern } from './phrase-pattern.ts'

type Implied = Partial<Record<Food, string>>

/** Words of orders that say a food by their verb: "butter the dish", "salez, poivrez". */
const WORDS: Record<Exclude<Language, 'gb'>, Implied> = {
  en: {
    salt: 'salt, season',
    spice: 'pepper, season',
    butter: 'butter the, butter a, buttered, grease, greased',
    oil: 'grease, greased, oil the, oil a, oiled',
    flour: 'flour the, flour a, floured',
  },
  de: {
    salt: 'salzen, salze, salzt, würzen, würze, würzt, abschmecken, schmecke ... ab, schmeckt ... ab',
    spice:
      'pfeffern, pfeffere, pfeffert, würzen, würze, würzt, abschmecken, schmecke ... ab, schmeckt ... ab',
    butter: 'buttern, gebuttert*, einfetten, ausbuttern, fetten, gefettet*, eingefettet*, fette',
    oil: 'einölen, geölt*, einfetten, fetten, gefettet*, eingefettet*',
    flour: 'bemehlen, bemehlt*, bemehle, mehlieren, bestäuben',
  },
  fr: {
    salt: 'saler, salez, sale, assaisonner, assaisonnez, assaisonne',
    spice: 'poivrer, poivrez, poivre, muscader, assaisonner, assaisonnez, assaisonne',
    butter: 'beurrer, beurrez, beurre le, beurre un, beurré*, graisser, graissez',
    oil: 'huiler, huilez, huile le, huile un, huilé*, graisser, graissez',
    flour: 'fariner, farinez, fariné*, singer, singez',
  },
  es: {
    salt: 'salar, sale, sala, salamos, salad, salpimentar, salpimiente, salpimienta, salpimentamos, salpimentad, sazonar, sazone, sazona, sazonamos, sazonad',
    spice:
      'salpimentar, salpimiente, salpimienta, salpimentamos, salpimentad, sazonar, sazone, sazona, sazonamos, sazonad',
    butter: 'engras*, untado, untada, untar, unte, unta',
    oil: 'engras*, untado, untada, untar, unte, unta, aceitad*',
    flour: 'enharin*',
  },
  it: {
    salt: 'salare, salate, sala, salato, aggiustare di sale, aggiustate di sale, aggiusta di sale, regolare di sale, regolate di sale, regola di sale, condire, condite',
    spice: 'pepare, pepate, pepa',
    butter: 'imburrare, imburrate, imburra, imburrat*',
    oil: 'ungere, ungete, ungi, unto, unta, unti, oliare, oliat*',
    flour: 'infarinare, infarinate, infarina, infarinat*',
  },
  pl: {
    salt: 'posolić, posól, osolić, osól, solić, doprawić, dopraw, doprawcie, doprawiamy, przyprawić, przypraw, przyprawiamy',
    spice:
      'popieprzyć, popieprz, doprawić, dopraw, doprawcie, doprawiamy, przyprawić, przypraw, przyprawiamy',
    butter: 'wysmarować, wysmarowan*, natłuścić, natłuszczon*',
    oil: 'wysmarować, wysmarowan*, natłuścić, natłuszczon*, naoliwić',
    flour: 'oprószyć, podsypać, oprószon*',
  },
  uk: {
    salt: 'посолити, солити, посоліть, посоли, солимо, приправити, приправте, приправ, приправляємо',
    spice:
      'поперчити, перчити, поперчіть, поперчи, перчимо, приправити, приправте, приправ, приправляємо',
    butter: 'змастити, змащен*, змастіть',
    oil: 'змастити, змащен*, змастіть',
    flour: 'присипати, припорошити, притрусити',
  },
  ro: {
    salt: 'se sărează, sărează, sărăm, sărați, asezonăm, asezonați, asezonează, se asezonează, condimentăm, condimentați, condimentează',
    spice:
      'piperăm, piperați, piperează, asezonăm, asezonați, asezonează, se asezonează, condimentăm, condimentați, condimentează',
    butter: 'ungem, ungeți, se unge, uns, unsă, unse',
    oil: 'ungem, ungeți, se unge, uns, unsă, unse',
    flour: 'tapetăm, tapetați, tapetat*, pudrăm',
  },
}

const patterns = new Map(
  Object.entries(WORDS).map(([language, foods]) => [
    language,
    new Map(Object.entries(foods).map(([food, words]) => [food, new PhrasePattern(list(words))])),
  ]),
)

/** Whether a clause takes a food that only its verb names. */
export function impliesFood(
  { folded }: Clause,
  food: Food | null,
  { source }: CompiledLexicon,
): boolean {
  const pattern = food && patterns.get(source.language)?.get(food)
  return pattern ? pattern.isIn(folded) : false
}
