import type { HeadingWords } from '../heading-words.ts'

const list = (text: string) => text.split(',').map((word) => word.trim())

export const RO: HeadingWords = {
  ingredients: list(
    'ingrediente, lista de ingrediente, ingredientele, ai nevoie de, de ce ai nevoie',
  ),
  method:
    list(`mod de preparare, preparare, instrucțiuni, instructiuni, pași, pasi, cum se prepară, cum se prepara, mod de lucru, pași de urmat,
    modul de preparare, prepararea, cum se face`),
  end: list(`note, notă, sfaturi, sfat, ponturi, valori nutriționale, valori nutritionale, comentarii, lasă un comentariu, rețete similare, retete similare,
    poftă bună, pofta buna, vezi și, distribuie, etichete, păreri`),
  closings: list(`poftă bună, pofta buna, spor la gătit, spor la gatit`),
  groupStart: list('pentru'),
  prepTime: list('timp de preparare, timp de pregătire, timp preparare, pregătire'),
  cookTime: list('timp de gătire, timp de gatire, timp gătire, timp de coacere, gătire, coacere'),
  totalTime: list('timp total, total, gata în, timp'),
  cuisine: list('bucătărie'),
  yields: list('porții, portii, număr de porții, persoane, pentru'),
  step: list('pasul, pas'),
  amounts: list(
    'un, o, doi, două, doua, trei, patru, cinci, jumătate, jumatate, câteva, cateva, puțin, putin, vârf, suc de',
  ),
  units:
    list(`g, gr, kg, ml, l, lingură, lingura, linguri, linguriță, lingurita, lingurițe, lingurite, cană, cana, căni, cani, cești, pahar, pahare, cățel, catel, căței,
    catei, legătură, legatura, plic, plicuri, conservă, conserva, bucăți, bucati, felii, felie, buc, fire, fir, vârf, praf, mână, pumn, grame, litru`),
  lineEnds: list(
    'după gust, dupa gust, opțional, optional, pentru servit, pentru decor, pentru ornat, pentru prăjit',
  ),
  verbs:
    list(`adăugați, adaugă, adăugăm, adaugati, adauga, adaugam, amestecați, amestecă, amestecăm, amestecati, amesteca, fierbeți, fierbe, fierbem, coaceți, coace, coacem,
    tăiați, taie, tăiem, taiati, prăjiți, prăjește, căliți, călește, călim, turnați, toarnă, turnăm, puneți, pune, punem, puneti, încălziți, încălzește, încingeți, spălați,
    spală, spălăm, curățați, curăță, curățăm, bateți, bate, batem, frământați, frământă, frământăm, serviți, servește, servim, presărați, lăsați, lasă, lăsăm, lasati,
    se, preîncălziți, tocați, toacă, tocăm, radeți, condimentați, topiți, întindeți`),
  controls: list('printează, tipărește, distribuie, salvează, publicitate'),
  days: list('zi, zile'),
  hours: list('oră, ora, ore, h'),
  minutes: list('minut, minute'),
}
