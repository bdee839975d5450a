import type { NotationLanguage } from '#shared/appliance/notation-words.ts'
import type { Language } from '#shared/language.ts'

/** A weighing, a hot and a steaming step as cooks of each language read them in the machine's recipes. */
export const STEP_EXAMPLES: Readonly<Record<NotationLanguage, string>> = {
  en: '“Place 200 g onions, halved, into the mixing bowl.” “Cook 20 min/100°C/reverse/speed 1.” “Steam 15 min/Varoma/speed 1.”',
  de: '„200 g Zwiebeln, halbiert, in den Mixtopf geben.“ „20 Min./100°C/Linkslauf/Stufe 1 garen.“ „15 Min./Varoma/Stufe 1 dampfgaren.“',
  pl: '„Umieścić w naczyniu miksującym 200 g cebuli przekrojonej na pół.” „Gotować 20 min/100°C/obr. wsteczne 1.” „Gotować na parze 15 min/Varoma/obr. 1.”',
  uk: '«Покладіть у чашу 200 г цибулі, розрізаної навпіл.» «Варіть 20 хв/100°C/реверс/шв. 1.» «Готуйте на парі 15 хв/Varoma/шв. 1.»',
  es: '«Ponga en el vaso 200 g de cebolla en mitades.» «Cocine 20 min/100°C/giro a la izquierda/vel 1.» «Cocine al vapor 15 min/Varoma/vel 1.»',
  ro: '„Puneți în vas 200 g ceapă, tăiată în două.” „Fierbeți 20 min/100°C/sens invers/viteza 1.” „Gătiți la abur 15 min/Varoma/viteza 1.”',
  fr: '« Mettre 200 g d’oignons coupés en deux dans le bol. » « Cuire 20 min/100°C/sens inverse/vitesse 1. » « Cuire à la vapeur 15 min/Varoma/vitesse 1. »',
  it: '«Mettere nel boccale 200 g di cipolle tagliate a metà.» «Cuocere: 20 min./100°C/antiorario/vel. 1.» «Cuocere a vapore: 15 min./Varoma/vel. 1.»',
}

/** The English name of a language, for the model. */
export function languageName(language: Language): string {
  if (language === 'gb') return 'British English'
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language
}
