import type { HeadingWords } from '../heading-words.ts'

const list = (text: string) => text.split(',').map((word) => word.trim())

export const FR: HeadingWords = {
  ingredients: list(
    'ingrédients, ingredients, les ingrédients, liste des ingrédients, il vous faut, il faut',
  ),
  method:
    list(`préparation, preparation, la préparation, étapes, les étapes, instructions, réalisation, la recette, recette, méthode,
    étapes de préparation, étapes de la recette, préparation de la recette, mode opératoire, déroulement, progression`),
  end: list(`voir aussi, photo, crédit photo, à lire aussi, astuce, astuces, conseil, conseils, notes, note, commentaires, commentaire, laisser un commentaire, recettes similaires,
    valeurs nutritionnelles, à lire aussi, vous aimerez aussi, articles similaires, ustensiles, matériel, avis, partager, l'astuce,
    le conseil, accord vin, suggestions, à découvrir, mots-clés, vidéo`),
  closings: list(
    `bon appétit, bon appetit, régalez-vous, bonne dégustation, bonne cuisine, bisous, à vos fourneaux`,
  ),
  groupStart: list('pour la, pour le, pour les, pour l, pour'),
  prepTime: list('temps de préparation, préparation, préparation de la recette, prépa'),
  cookTime: list('temps de cuisson, cuisson'),
  totalTime: list('temps total, total, prêt en, durée'),
  cuisine: list('cuisine'),
  yields: list('portions, personnes, parts, pour, nombre de personnes, nombre de parts, quantité'),
  step: list('étape, etape'),
  amounts: list(
    "un, une, deux, trois, quatre, cinq, six, demi, quelques, un peu de, jus d'un, le jus de",
  ),
  units:
    list(`g, kg, ml, cl, dl, l, cuillère, cuillères, c., cs, cc, càs, càc, cuil., c.à.s, c.à.c, tasse, tasses, verre, verres, pincée, pincées, gousse,
    gousses, sachet, sachets, tranche, tranches, botte, bottes, brin, brins, feuille, feuilles, boîte, boite, pot, pots, filet, noix, litre,
    gros, grosse, petit, petite, branche, branches, bouquet, brique, gramme, grammes`),
  lineEnds: list(
    'au goût, facultatif, pour servir, pour la cuisson, selon votre goût, selon le goût',
  ),
  verbs:
    list(`ajouter, ajoutez, mélanger, mélangez, faire, faites, verser, versez, couper, coupez, cuire, laisser, laissez, préchauffer,
    préchauffez, mettre, mettez, éplucher, épluchez, battre, battez, incorporer, incorporez, fouetter, fouettez, servir, servez, laver, lavez,
    chauffer, enfourner, enfournez, disposer, disposez, déposer, déposez, étaler, étalez, réserver, réservez, saler, salez, égoutter,
    égouttez, hacher, hachez, émincer, émincez, placer, placez, préparer, préparez, remuer, remuez, râper, râpez, mixer, mixez, porter,
    portez, dans, parsemer, parsemez, retirer, retirez, tailler, taillez, peler, pelez, garnir, garnissez, former, formez, casser, cassez`),
  controls: list(
    'imprimer, partager, enregistrer, publicité, épingler, ajouter aux favoris, imprimer la recette',
  ),
  days: list('jour, jours, j'),
  hours: list('heure, heures, h'),
  minutes: list('minute, minutes, mn'),
}
