import type { Tool } from '#shared/recipe.ts'
import type { NotationLanguage } from './notation-words.ts'

/** Headings of a recipe as plain text. */
export type RecipeTextWords = {
  serves: string
  preparation: string
  cooking: string
  total: string
  appliances: string
  ingredients: string
  steps: string
  with: string
  source: string
  tools: Readonly<Record<Tool, string>>
}

/**
 * Tools as the maker's manuals and recipes name them; Ukrainian and Romanian names, which neither
 * has, are our own.
 */
export const RECIPE_TEXT_WORDS: Readonly<Record<NotationLanguage, RecipeTextWords>> = {
  en: {
    ...{ serves: 'Serves', preparation: 'Preparation', cooking: 'Cooking', total: 'Total' },
    ...{ appliances: 'Appliances', ingredients: 'Ingredients', steps: 'Steps' },
    ...{ with: 'With', source: 'Original' },
    tools: {
      ...{ mixing_knife: 'mixing knife', whisk: 'butterfly whisk', varoma_dish: 'Varoma dish' },
      ...{ simmering_basket: 'simmering basket', varoma_tray: 'Varoma tray' },
      ...{ varoma_lid: 'Varoma lid', measuring_cup: 'measuring cup', spatula: 'spatula' },
      ...{ blade_cover: 'blade cover', peeler: 'peeler' },
    },
  },
  pl: {
    ...{ serves: 'Porcje', preparation: 'Przygotowanie', cooking: 'Gotowanie', total: 'Razem' },
    ...{ appliances: 'Urządzenia', ingredients: 'Składniki', steps: 'Kroki' },
    ...{ with: 'Akcesoria', source: 'Oryginał' },
    tools: {
      ...{ mixing_knife: 'nóż miksujący', whisk: 'motylek', varoma_dish: 'pojemnik Varoma' },
      ...{ simmering_basket: 'koszyczek', varoma_tray: 'tacka Varoma' },
      ...{ varoma_lid: 'pokrywka Varoma', measuring_cup: 'miarka', spatula: 'kopystka' },
      ...{ blade_cover: 'osłona noża miksującego', peeler: 'obieraczka' },
    },
  },
  uk: {
    ...{ serves: 'Порції', preparation: 'Підготовка', cooking: 'Приготування', total: 'Разом' },
    ...{ appliances: 'Прилади', ingredients: 'Інгредієнти', steps: 'Кроки' },
    ...{ with: 'Приладдя', source: 'Оригінал' },
    tools: {
      ...{ mixing_knife: 'ніж', whisk: 'насадка-метелик', varoma_dish: 'чаша Варома' },
      ...{ simmering_basket: 'кошик для варіння', varoma_tray: 'піддон Варома' },
      ...{ varoma_lid: 'кришка Варома', measuring_cup: 'мірний стакан', spatula: 'лопатка' },
      ...{ blade_cover: 'захист ножа', peeler: 'насадка для чищення' },
    },
  },
  de: {
    ...{ serves: 'Portionen', preparation: 'Vorbereitung', cooking: 'Garzeit', total: 'Gesamt' },
    ...{ appliances: 'Geräte', ingredients: 'Zutaten', steps: 'Zubereitung' },
    ...{ with: 'Zubehör', source: 'Original' },
    tools: {
      ...{ mixing_knife: 'Mixmesser', whisk: 'Rühraufsatz', varoma_dish: 'Varoma-Behälter' },
      ...{ simmering_basket: 'Gareinsatz', varoma_tray: 'Varoma-Einlegeboden' },
      ...{ varoma_lid: 'Varoma-Deckel', measuring_cup: 'Messbecher', spatula: 'Spatel' },
      ...{ blade_cover: 'Messerabdeckung', peeler: 'Peeler' },
    },
  },
  es: {
    ...{ serves: 'Raciones', preparation: 'Preparación', cooking: 'Cocción', total: 'Total' },
    ...{ appliances: 'Aparatos', ingredients: 'Ingredientes', steps: 'Pasos' },
    ...{ with: 'Accesorios', source: 'Original' },
    tools: {
      ...{ mixing_knife: 'cuchillas', whisk: 'mariposa', varoma_dish: 'recipiente Varoma' },
      ...{ simmering_basket: 'cestillo', varoma_tray: 'bandeja Varoma' },
      ...{ varoma_lid: 'tapa Varoma', measuring_cup: 'cubilete', spatula: 'espátula' },
      ...{ blade_cover: 'cubrecuchillas', peeler: 'pelador' },
    },
  },
  ro: {
    ...{ serves: 'Porții', preparation: 'Pregătire', cooking: 'Gătire', total: 'Total' },
    ...{ appliances: 'Aparate', ingredients: 'Ingrediente', steps: 'Pași' },
    ...{ with: 'Accesorii', source: 'Original' },
    tools: {
      ...{ mixing_knife: 'cuțit', whisk: 'fluture', varoma_dish: 'vas Varoma' },
      ...{ simmering_basket: 'coș de fierbere', varoma_tray: 'tavă Varoma' },
      ...{ varoma_lid: 'capac Varoma', measuring_cup: 'pahar dozator', spatula: 'spatulă' },
      ...{ blade_cover: 'protecție cuțite', peeler: 'decojitor' },
    },
  },
  fr: {
    ...{ serves: 'Portions', preparation: 'Préparation', cooking: 'Cuisson', total: 'Total' },
    ...{ appliances: 'Appareils', ingredients: 'Ingrédients', steps: 'Étapes' },
    ...{ with: 'Accessoires', source: 'Original' },
    tools: {
      ...{ mixing_knife: 'couteaux', whisk: 'fouet', varoma_dish: 'récipient Varoma' },
      ...{ simmering_basket: 'panier cuisson', varoma_tray: 'plateau vapeur' },
      ...{ varoma_lid: 'couvercle Varoma', measuring_cup: 'gobelet doseur', spatula: 'spatule' },
      ...{ blade_cover: 'couvre-lame', peeler: 'éplucheur' },
    },
  },
  it: {
    ...{ serves: 'Porzioni', preparation: 'Preparazione', cooking: 'Cottura', total: 'Totale' },
    ...{ appliances: 'Apparecchi', ingredients: 'Ingredienti', steps: 'Passaggi' },
    ...{ with: 'Accessori', source: 'Originale' },
    tools: {
      ...{ mixing_knife: 'lame', whisk: 'farfalla', varoma_dish: 'recipiente Varoma' },
      ...{ simmering_basket: 'cestello', varoma_tray: 'vassoio Varoma' },
      ...{ varoma_lid: 'coperchio Varoma', measuring_cup: 'misurino', spatula: 'spatola' },
      ...{ blade_cover: 'coprilame', peeler: 'pelaverdure' },
    },
  },
}
