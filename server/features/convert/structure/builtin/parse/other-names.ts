import type { Language } from '#shared/language.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { namedSmall } from './diminutives.ts'
import type { KnownIngredient } from './ingredients.ts'
import { list } from './lexicon/list.ts'
import { PhraseGroup, PhrasePattern } from './phrase-pattern.ts'
import { fold, type Span } from './phrases.ts'

/** Names that mean one food, which a list and its method may each take another of. */
const SAME: Record<Exclude<Language, 'gb'>, readonly string[]> = {
  en: [
    'scallion*, spring onion*, green onion*, salad onion*',
    'cilantro, coriander, coriander leaves',
    "powdered sugar, icing sugar, confectioners sugar, confectioner's sugar, confectioners' sugar, powder sugar",
    'caster sugar, superfine sugar, castor sugar',
    'eggplant*, aubergine*',
    'zucchini*, courgette*',
    'arugula, rocket',
    'shrimp*, prawn*',
    'chickpeas, garbanzo*, chick peas',
    'bell pepper*, capsicum*, sweet pepper*',
    'cornstarch, cornflour, corn starch, corn flour',
    'baking soda, bicarbonate of soda, bicarb, bicarb soda, bicarbonate',
    'heavy cream, double cream, whipping cream, heavy whipping cream',
    'ground beef, minced beef, beef mince, mince, hamburger meat, hamburger',
    'beet, beets, beetroot*',
    'rutabaga*, swede*',
    'snow peas, mangetout',
    'jelly, jam, preserves',
    'mayo, mayonnaise',
    'barbecue sauce, bbq sauce, barbeque sauce',
    'breadcrumbs, bread crumbs, panko',
    'molasses, treacle, black treacle',
    'shallot*, eschallot*',
    'ketchup, catsup',
    'oats, oatmeal',
    'parmesan, parmigiano, parmigiano-reggiano',
    'red pepper flakes, chili flakes, chilli flakes, chile flakes, crushed red pepper',
    'chili powder, chile powder, chilli powder',
    'stock, broth, bouillon',
    'soy sauce, soya sauce, shoyu',
    'sweetcorn, corn, corn kernels',
    'ladyfingers, lady fingers, sponge fingers, savoiardi',
    'chiles, chilies, chillies, chilis, dried peppers, dried chiles, dried chilies',
    'beer, ale, lager, stout, porter, guinness',
    'butter, margarine',
    'hot sauce, redhot, tabasco',
  ],
  de: [
    'Frühlingszwiebel*, Lauchzwiebel*, Jungzwiebel*',
    'Sahne, Obers, Schlagobers, Rahm, Schlagsahne, Schlagrahm',
    'Quark, Topfen, Speisequark',
    'Hackfleisch, Faschiertes, Gehacktes, Hack, Mett',
    'Puderzucker, Staubzucker',
    'Möhre*, Karotte*, Rüebli*, Mohrrübe*',
    'Kartoffel*, Erdäpfel*',
    'Aubergine*, Melanzani',
    'Blumenkohl, Karfiol',
    'Brötchen, Semmel*, Weckerl',
    'Speisestärke, Maizena, Maisstärke, Stärke',
    'Hefe, Germ',
    'Aprikose*, Marille*',
    'Pfifferling*, Eierschwammerl*',
    'Zwetschge*, Zwetschke*, Pflaume*',
    'Paniermehl, Semmelbrösel, Brösel',
    'Feldsalat, Vogerlsalat, Nüsslisalat',
    'Tomate*, Paradeiser*',
    'Champignon*, Pilze*, Pilzen',
    'Natron, Backsoda',
    'Zucchini, Zucchetti',
    'Lauch, Porree',
    'Rotkohl, Blaukraut, Rotkraut',
    'Weißkohl, Weißkraut, Kabis',
    'Rosenkohl, Kohlsprossen',
    'Johannisbeere*, Ribisel*',
    'Hähnchen*, Huhn, Poulet, Hendl',
    'Gemüsebrühe, Gemüsebouillon, Gemüsesuppe, Brühe, Bouillon',
    'saure Sahne, Sauerrahm',
    'Knoblauch*, Knobi*, Knofi*, Knofel',
    'Brühe, Fond, *fond, Bouillon',
    'Semmelwürfel*, Knödelbrot',
    'Chilischote*, Chili, Peperoncino',
    'Butter, Margarine',
    'Bier, Pils, Weißbier, Weizenbier, Starkbier, Guinness',
  ],
  fr: [
    'cébette*, ciboule*, oignon* nouveau*, oignons verts, oignon vert',
    'maïzena, fécule de maïs, amidon de maïs, fécule',
    'pomme* de terre, patate*',
    'levure chimique, poudre à lever, levure en poudre',
    'crème fleurette, crème liquide, crème entière',
    'bicarbonate, bicarbonate de soude',
    'petit-suisse*, petits-suisses, petits suisses',
    'courge, potiron, potimarron, citrouille',
    'chapelure, panure',
    'cassonade, sucre roux',
    'gruyère, emmental, fromage râpé',
    'champignon*, cèpe*, girolle*, pleurote*',
    'levure de boulanger, levure boulangère, levure fraîche',
    'beurre, margarine',
  ],
  es: [
    'patata*, papa*',
    'tomate*, jitomate*',
    'nata, crema de leche, nata líquida',
    'maicena, fécula de maíz, almidón de maíz, harina de maíz',
    'judías, habichuelas, frijoles, alubias, porotos',
    'gamba*, camaron*, langostino*',
    'melocotón*, melocotones, durazno*',
    'cebolleta*, cebolla de verdeo, cebollín*, cebollino*',
    'azúcar glas, azúcar glass, azúcar impalpable, azúcar en polvo',
    'guisantes, arvejas, chícharos',
    'calabacín*, calabacines, zapallito*',
    'pimiento*, morrón*, morrones',
    'levadura química, polvo de hornear, impulsor, polvos de hornear',
    'pimentón, paprika',
    'bacon, beicon, panceta, tocino',
    'mantequilla, manteca',
    'zumo*, jugo*',
    'aguacate*, palta*',
    'maíz, choclo*, elote*',
    'fresa*, frutilla*',
    'batata*, camote*, boniato*',
    'cacahuete*, cacahuate*, maní',
    'col, repollo',
    'champiñón, champiñones, champis, seta*',
    'aceite de oliva, aove',
    'plátano*, banana*',
    'nata agria, crema agria, crema ácida',
    'mantequilla, margarina',
    'cerveza, guinness',
  ],
  it: [
    'maizena, amido di mais, fecola di mais',
    'cipollott*, cipolla fresca, cipolle fresche, cipolla novella',
    'zucchero a velo, zucchero al velo',
    'pomodorini, ciliegini, pomodori ciliegino, datterini',
    'champignon, funghi, fungo, porcin*',
    'parmigiano, grana, parmigiano reggiano, grana padano',
    'brodo, dado',
    'pangrattato, pane grattugiato, pan grattato, pane grattato',
    'uvetta, uva passa, uva sultanina, sultanina',
    'gamber*, gamberett*, mazzancoll*',
    'formaggio spalmabile, formaggio cremoso, philadelphia',
    'semola rimacinata, farina di semola, semola',
    "olio evo, olio extravergine, olio extra vergine, olio extravergine d'oliva",
    'burro, margarina',
  ],
  pl: [
    'ziemniak*, kartofl*, pyr*',
    'dymk*, szczypior*, cebulk* dymk*',
    'cukier puder, cukru pudru, cukrem pudrem',
    'kremówk*, śmietank* kremów*, śmietank* kremow*',
    'bakłażan*, oberżyn*',
    'czerwona papryka, papryka czerwona',
    'skrobi*, mąk* ziemniaczan*',
    'proszek do pieczenia, proszku do pieczenia',
    'pieczark*, grzyb*',
    'kasz* mann*, mann*, grysik*',
    'ketchup*, keczup*',
    'masł*, margaryn*',
    'fasol*, fasolk*',
  ],
  uk: [
    'картопл*, бульб*, картоплин*',
    'баклажан*, синеньк*',
    'цукрова пудра, цукрову пудру, цукровою пудрою, цукрової пудри',
    'крохмаль, крохмалю, крохмалем',
    'буряк*, бурячк*',
    'печериц*, шампіньйон*, гриб*',
    'помідор*, томат*',
    'манн* круп*, манк*',
    'печив*, крекер*',
    'паприк*, болгарськ* перец*',
    'масло, масла, маслом, маслі, маргарин*',
    'борошно, борошна, борошном, мука, муки, муку, мукою',
  ],
  ro: [
    'roșii, tomate, roșiile, tomatele',
    'ceapă verde, cepe verzi, ceapa verde',
    'amidon, fecule',
    'zahăr pudră, zahăr farin, zahărul pudră',
    'gogoșar*, ardei gras, ardei kapia, ardei capia',
    'bicarbonat, bicarbonat de sodiu',
    'unt, untul, untului, margarină, margarina',
  ],
}

function inOneGo(groups: readonly string[]): PhrasePattern[] {
  const together = new PhraseGroup()
  return groups.map((names) => new PhrasePattern(list(names), together))
}

const patterns = new Map(
  Object.entries(SAME).map(([language, groups]) => [language, inOneGo(groups)]),
)

/** The listed foods that folded text calls by another name of theirs, with where it does. */
export function namedOtherwise(
  folded: string,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): { food: KnownIngredient; span: Span }[] {
  const same = (patterns.get(lexicon.source.language) ?? []).flatMap((pattern) => {
    const spans = pattern.spans(folded)
    if (spans.length === 0) return []
    const meant = foods.filter(({ entry }) => pattern.isIn(fold(entry.name)))
    // By its own name it is found where names are.
    const isOther = (span: Span, { stems }: KnownIngredient) =>
      !stems.has(lexicon.stem(folded.slice(span.start, span.end)))
    return meant.flatMap((food) =>
      spans.filter((span) => isOther(span, food)).map((span) => ({ food, span })),
    )
  })
  return [...same, ...namedSmall(folded, foods, lexicon)]
}
