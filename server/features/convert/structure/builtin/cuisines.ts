import type { Language } from '#shared/language.ts'
import { list } from './parse/lexicon/list.ts'
import { PhrasePattern } from './parse/phrase-pattern.ts'
import { fold } from './parse/phrases.ts'

type Cuisine = { dishes: readonly string[]; names: Record<Exclude<Language, 'gb'>, string> }

/** Dishes that belong to one kitchen whoever cooks them; what half the world cooks is left out. */
const CUISINES: readonly Cuisine[] = [
  {
    dishes: list(`risotto*, lasagne, lasagna, lasagnes, lazania, лазанья, carbonara, bolognese,
      bolognaise, boloñesa, bolonez, minestrone, tiramisu, panna cotta, gnocchi, focaccia,
      bruschetta, arrabbiata, puttanesca, ossobuco, caponata, pizza, піца, ravioli, polenta,
      ribollita, saltimbocca, cannelloni, ризото`),
    names: {
      en: 'Italian',
      pl: 'włoska',
      uk: 'італійська',
      de: 'italienisch',
      es: 'italiana',
      ro: 'italiană',
      fr: 'italienne',
      it: 'italiana',
    },
  },
  {
    dishes: list(`ratatouille, quiche, boeuf bourguignon, coq au vin, bouillabaisse, crème brûlée,
      béarnaise, clafoutis, cassoulet, tarte tatin, madeleine*, blanquette, gratin dauphinois,
      vichyssoise, croque-monsieur, soufflé`),
    names: {
      en: 'French',
      pl: 'francuska',
      uk: 'французька',
      de: 'französisch',
      es: 'francesa',
      ro: 'franțuzească',
      fr: 'française',
      it: 'francese',
    },
  },
  {
    dishes: list(`paella*, gazpacho, salmorejo, tortilla de patatas, tortilla española, churros,
      fabada, croquetas, patatas bravas, pisto, crema catalana, albondigas`),
    names: {
      en: 'Spanish',
      pl: 'hiszpańska',
      uk: 'іспанська',
      de: 'spanisch',
      es: 'española',
      ro: 'spaniolă',
      fr: 'espagnole',
      it: 'spagnola',
    },
  },
  {
    dishes:
      list(`pierogi, bigos, żurek, rosół, gołąbki, kopytka, placki ziemniaczane, kotlet schabowy,
      sernik, makowiec, kluski śląskie, zupa ogórkowa, krupnik, naleśniki`),
    names: {
      en: 'Polish',
      pl: 'polska',
      uk: 'польська',
      de: 'polnisch',
      es: 'polaca',
      ro: 'poloneză',
      fr: 'polonaise',
      it: 'polacca',
    },
  },
  {
    dishes: list(`борщ, вареники, голубці, деруни, галушки, пампушки, банош, сирники, узвар, куліш,
      borscht, borsch, varenyky, chicken kyiv, котлета по-київськи`),
    names: {
      en: 'Ukrainian',
      pl: 'ukraińska',
      uk: 'українська',
      de: 'ukrainisch',
      es: 'ucraniana',
      ro: 'ucraineană',
      fr: 'ukrainienne',
      it: 'ucraina',
    },
  },
  {
    dishes: list(`sauerbraten, spätzle, käsespätzle, sauerkraut*, rouladen, königsberger klopse,
      schwarzwälder kirschtorte, kartoffelpuffer, maultaschen, brezel*, dampfnudel*, labskaus,
      grünkohl, stollen`),
    names: {
      en: 'German',
      pl: 'niemiecka',
      uk: 'німецька',
      de: 'deutsch',
      es: 'alemana',
      ro: 'germană',
      fr: 'allemande',
      it: 'tedesca',
    },
  },
  {
    dishes: list(`sarmale, mămăligă, mici, ciorbă*, cozonac, papanași, zacuscă, tochitură, drob,
      salată de boeuf, ciulama`),
    names: {
      en: 'Romanian',
      pl: 'rumuńska',
      uk: 'румунська',
      de: 'rumänisch',
      es: 'rumana',
      ro: 'românească',
      fr: 'roumaine',
      it: 'rumena',
    },
  },
  {
    dishes: list(`gulyás, goulash, gulasch, gulasz, guláš, gulaș, гуляш, paprikash, lecsó, lángos`),
    names: {
      en: 'Hungarian',
      pl: 'węgierska',
      uk: 'угорська',
      de: 'ungarisch',
      es: 'húngara',
      ro: 'ungurească',
      fr: 'hongroise',
      it: 'ungherese',
    },
  },
  {
    dishes: list(`moussaka, tzatziki, souvlaki, spanakopita, мусака, tzatzíki, cacık`),
    names: {
      en: 'Greek',
      pl: 'grecka',
      uk: 'грецька',
      de: 'griechisch',
      es: 'griega',
      ro: 'grecească',
      fr: 'grecque',
      it: 'greca',
    },
  },
  {
    dishes: list(`tikka masala, korma, biryani, dal, dhal, daal, paneer, vindaloo, naan, samosa*,
      chana masala, butter chicken, raita, aloo gobi`),
    names: {
      en: 'Indian',
      pl: 'indyjska',
      uk: 'індійська',
      de: 'indisch',
      es: 'india',
      ro: 'indiană',
      fr: 'indienne',
      it: 'indiana',
    },
  },
  {
    dishes: list(`pad thai, tom yum, tom kha, massaman, green curry, red curry, panang`),
    names: {
      en: 'Thai',
      pl: 'tajska',
      uk: 'тайська',
      de: 'thailändisch',
      es: 'tailandesa',
      ro: 'thailandeză',
      fr: 'thaïlandaise',
      it: 'thailandese',
    },
  },
  {
    dishes: list(`guacamole, tacos, burrito*, enchilada*, quesadilla*, chilaquiles, mole poblano,
      fajita*, pico de gallo`),
    names: {
      en: 'Mexican',
      pl: 'meksykańska',
      uk: 'мексиканська',
      de: 'mexikanisch',
      es: 'mexicana',
      ro: 'mexicană',
      fr: 'mexicaine',
      it: 'messicana',
    },
  },
  {
    dishes:
      list(`hummus, houmous, хумус, falafel, baba ganoush, tabbouleh, tabulé, taboulé, shakshuka,
      szakszuka, шакшука, muhammara, fattoush`),
    names: {
      en: 'Middle Eastern',
      pl: 'bliskowschodnia',
      uk: 'близькосхідна',
      de: 'orientalisch',
      es: 'de Oriente Medio',
      ro: 'orientală',
      fr: 'orientale',
      it: 'mediorientale',
    },
  },
]

const PATTERNS = CUISINES.map(({ dishes, names }) => ({
  pattern: new PhrasePattern(dishes),
  names,
}))

/** The kitchen that a title's dish belongs to, with the dish as the reason: "Italian (risotto)". */
export function cuisineOf(title: string, language: Language): string | null {
  const text = title.normalize('NFC')
  for (const { pattern, names } of PATTERNS) {
    const [dish] = pattern.spans(fold(text))
    if (!dish) continue
    const written = text.slice(dish.start, dish.end).toLowerCase()
    return `${names[language === 'gb' ? 'en' : language]} (${written})`
  }
  return null
}

/** A longer text says something else. */
const MAX_NAME_LENGTH = 40
/** Courses, diets, devices and occasions, which sites put where a kitchen belongs. */
const NO_CUISINE = new RegExp(
  `(?<!\\p{L})(?:${[
    ...list(`breakfast, brunch, lunch, dinner, dessert, snack, appetizer, starter, side, sides, main,
      entree, course, drink, beverage, vegan, vegetarian, keto, paleo, low carb, low-carb, healthy,
      gluten, dairy, air fryer, instant pot, slow cooker, meal prep, world, worldwide,
      international, homebrewing, baking, holiday, christmas, comfort food, any, other, none,
      frühstück, mittagessen, abendessen, nachtisch, hauptspeise, hauptgericht, vorspeise, beilage,
      vegetarisch, backen, kuchen, weltweit, petit-déjeuner, entrée, plat, apéritif, goûter,
      végétarien, végétarienne, sans gluten, monde, postre, desayuno, almuerzo, cena, merienda,
      entrante, plato, vegano, vegana, vegetariana, colazione, pranzo, dolce, dolci, antipasto,
      contorno, piatto, śniadanie, obiad, kolacja, deser, przekąska, wegetariańska, wegańska,
      bez glutenu, сніданок, обід, вечеря, десерт, закуска, вегетаріанська, веганська, mic dejun,
      prânz, cină, desert, gustare, fel principal, vegetariană, vegană`),
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** Whether a text names a kitchen: "Italian" and "Asian-inspired" do, "Gluten-free" does not. */
export function isCuisine(text: string): boolean {
  const isName = /\p{L}/u.test(text) && text.length <= MAX_NAME_LENGTH && !/[.!?:]\s/.test(text)
  return isName && !NO_CUISINE.test(fold(text.normalize('NFC')))
}
