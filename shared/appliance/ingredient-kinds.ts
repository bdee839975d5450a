import type { Language } from '#shared/language.ts'
import { wordPattern } from './word-pattern.ts'

/** What an ingredient is, as far as heat and steam care. */
export const INGREDIENT_KINDS = [
  /** Live yeast. */
  'yeast',
  /** Egg yolk on its own. */
  'yolk',
  /** Milk and cream, which boil over. */
  'dairy',
  /** Chocolate that melts. */
  'chocolate',
  /** Keeps egg from curdling. */
  'starch',
  /** Thin enough to steam over. */
  'thinLiquid',
  /** Anything else that makes a mixture wet: with it, chocolate and dairy do not burn. */
  'wet',
] as const
export type IngredientKind = (typeof INGREDIENT_KINDS)[number]

type KindWords = { is: readonly string[]; isNot: readonly string[] }
type LanguageKinds = Partial<Record<IngredientKind, KindWords>>

/** Word patterns per language; `isNot` names things that only sound like the kind. */
const KIND_WORDS: Partial<Record<Language, LanguageKinds>> = {
  en: {
    yeast: {
      is: ['yeast', 'sourdough starter'],
      isNot: ['nutritional yeast', 'yeast extract', 'yeast flakes', 'yeast[- ]free', 'no yeast'],
    },
    yolk: {
      is: ['yolks?', 'egg ?yolks?'],
      isNot: ['hard[- ]boiled', 'cooked', 'to glaze', 'for glazing', 'for brushing', 'egg ?wash'],
    },
    dairy: {
      is: [
        'milk',
        '(?:single|double|heavy|whipping|thick|pouring|light)? ?cream',
        'half[- ]and[- ]half',
      ],
      isNot: [
        '(?:coconut|almond|oat|soya?|rice|cashew|hazelnut|nut|plant|hemp|pea) ?milk',
        '(?:condensed|evaporated|powdered|dried|malted) milk',
        'milk (?:powder|chocolate|chocolates|bread|rolls?|solids?)',
        'chocolate milk powder',
        '(?:ice|sour|soured|clotted|cr[eè]me|coconut|salad|butter|shaving|pastry) cream',
        'cream (?:cheese|of \\p{L}+|crackers?|sherry|soda|buns?|liqueur)',
        'creamed',
        'creamy',
      ],
    },
    chocolate: {
      is: ['chocolate', 'chocolate (?:chips?|drops|buttons|callets)', 'couverture'],
      isNot: [
        '(?:hot|drinking) chocolate',
        'chocolate[- ](?:milk|flavou?red?|coated|covered|hazelnut)',
        'chocolate (?:spread|sauce|syrup|extract|liqueur|ice|powder|protein|milk)',
        'chocolate (?:biscuits?|cookies?|cake|wafers?|sponge|sandwich|sprinkles|cream|cereal)',
        'chocolate chip (?:cookies?|biscuits?)',
        'cacao nibs',
      ],
    },
    starch: {
      is: [
        ...['(?:\\p{L}+)?flour', '(?:corn ?|potato |tapioca )?starch', 'cornflour', 'semolina'],
        ...[
          'custard powder',
          'pudding (?:mix|powder)',
          'breadcrumbs',
          'rice',
          'pasta',
          'oats',
          'tapioca',
        ],
      ],
      isNot: ['flour tortillas?', 'rice (?:vinegar|wine|milk)'],
    },
    thinLiquid: {
      is: [
        ...['water', 'stock', 'broth', 'bouillon', 'consomm[eé]', 'wine', 'cider', 'beer', 'dashi'],
        ...['(?:apple|orange|pineapple|grape) juice'],
      ],
      isNot: [
        'water (?:chestnuts?|biscuits?|melon)',
        '(?:rose|orange[- ]blossom|orange[- ]flower) ?water',
        '(?:in|packed in|canned in) (?:spring )?water',
        '(?:stock|bouillon|broth) (?:cubes?|powder|paste|concentrate|granules|pots?|pot)',
        '(?:wine|cider|beer|rice wine) vinegar',
      ],
    },
    wet: {
      is: [
        ...[
          'eggs?',
          'egg whites?',
          'tomato(?:es)?',
          'passata',
          'coconut milk',
          'coffee',
          'espresso',
        ],
        ...[
          'juice',
          'yogh?urt',
          'syrup',
          'honey',
          'evaporated milk',
          'condensed milk',
          'rum',
          'brandy',
        ],
        ...['(?:almond|oat|soya?|rice) ?milk', 'buttermilk', 'liqueur', 'sour(?:ed)? cream'],
      ],
      isNot: ['egg noodles?', 'egg(?:-| )free', 'coffee beans', 'tomato pur[eé]e', 'honeycomb'],
    },
  },
  pl: {
    yeast: { is: ['drożdż*'], isNot: ['płatki drożdżowe', 'drożdże nieaktywne'] },
    yolk: { is: ['żółtk*'], isNot: [] },
    thinLiquid: {
      is: ['wod[ayęą]', 'wody', 'bulion*', 'wywar*', 'rosół', 'rosołu', 'wino', 'wina'],
      isNot: ['kostk\\p{L}* \\p{L}+', 'woda różana'],
    },
  },
  uk: {
    yeast: { is: ['дріждж*'], isNot: [] },
    yolk: { is: ['жовт(?:ок|ки|ків|ка)'], isNot: [] },
    thinLiquid: { is: ['вод[аиуі]', 'бульйон*', 'вин[оа]'], isNot: ['бульйонн\\p{L}* кубик*'] },
  },
  de: {
    yeast: { is: ['(?:trocken|frisch)?hefe', 'hefewürfel'], isNot: ['hefeflocken', 'hefeextrakt'] },
    yolk: { is: ['eigelbe?', 'eidotter'], isNot: ['zum bestreichen'] },
    thinLiquid: {
      is: [
        '(?:leitungs)?wasser',
        '(?:gemüse|fleisch|hühner|rinder)?brühe',
        '\\p{L}*fond',
        '\\p{L}*wein',
      ],
      isNot: ['rosenwasser', 'brühwürfel', 'instantbrühe', 'schwein'],
    },
  },
  es: {
    yeast: { is: ['levadura (?:fresca|seca|de panader[ií]a|de panadero)'], isNot: [] },
    yolk: { is: ['yemas?'], isNot: [] },
    thinLiquid: {
      is: ['agua', 'caldo', 'vino', 'fumet'],
      isNot: ['agua de (?:azahar|rosas)', 'pastillas? de caldo'],
    },
  },
  ro: {
    yeast: { is: ['drojdi[ea]'], isNot: ['drojdie inactivă'] },
    yolk: { is: ['gălbenuș*'], isNot: [] },
    thinLiquid: { is: ['ap[ăa]', 'sup[ăa] de \\p{L}+', 'vin'], isNot: ['apă de trandafiri'] },
  },
  fr: {
    yeast: { is: ['levure (?:de boulanger|boulangère|fraîche)'], isNot: [] },
    yolk: { is: ["jaunes? d['’](?:œ|oe)ufs?"], isNot: ['pour dorer'] },
    thinLiquid: {
      is: ['eau', 'bouillon', 'fumet', 'vin'],
      isNot: ['eau de (?:rose|fleur)', 'cubes? de bouillon', 'vinaigre'],
    },
  },
  it: {
    yeast: { is: ['lievito di birra', 'lievito madre'], isNot: [] },
    yolk: { is: ['tuorl[oi]'], isNot: [] },
    thinLiquid: {
      is: ['acqua', 'brodo', 'vino', 'fumetto'],
      isNot: ['acqua di (?:rose|fiori)', 'dado'],
    },
  },
}

const PATTERNS = Object.values(KIND_WORDS).flatMap((kinds) =>
  INGREDIENT_KINDS.flatMap((kind) => {
    const words = kinds[kind]
    return words ? [{ kind, is: wordPattern(words.is), isNot: wordPattern(words.isNot) }] : []
  }),
)

/** Whether an ingredient's name, in any known language, says that it is of this kind. */
export function isKind(name: string, kind: IngredientKind): boolean {
  return PATTERNS.some(
    (pattern) => pattern.kind === kind && pattern.is.test(name) && !pattern.isNot.test(name),
  )
}
