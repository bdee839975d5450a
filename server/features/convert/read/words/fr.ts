import { type HeadingWords, list } from '../word-table.ts'

/** French; a word may be added or corrected anywhere in its list. */
export const FR: HeadingWords = {
  // Headings of the ingredient list.
  ingredients: list(`
    voici la recette,
    ingrédients, ingrédient, mes ingrédients, ingredients, les ingrédients, liste des ingrédients, il vous faut, il faut,
    ce qu'il vous faut, ce qu'il faut, ce dont vous avez besoin, vous aurez besoin de,
    il te faut, tu auras besoin de, liste de courses, liste d'ingrédients, liste des courses,
    les courses, pour cette recette il vous faut, les ingrédients nécessaires
  `),
  // Headings of the method.
  method: list(`
    préparation, preparation, la préparation, étapes, les étapes, instructions, réalisation,
    la recette, recette, méthode, étapes de préparation, étapes de la recette,
    préparation de la recette, mode opératoire, voici comment faire, déroulement, progression, comment faire,
    comment procéder, pas à pas, pas-à-pas, étape par étape, la marche à suivre,
    marche à suivre, confection, cuisson et préparation, instructions de préparation,
    elaboration, réaliser la recette, recette pas à pas, les instructions, mode d'emploi,
    mode de préparation, procédé, faire la recette, réalisation de la recette, etapes,
    les etapes
  `),
  // How a line begins that heads the method, whatever follows.
  howTo: list('comment faire, comment préparer, comment réaliser, comment cuisiner'),
  // Headings and labels after which the recipe is over: notes, tips, nutrition, comments.
  end: list(`
    questions et réponses, foire aux questions,
    recette alternative, autre recette,
    modifications, mes modifications, voir aussi, photo, crédit photo, à lire aussi, astuce, astuces, conseil, conseils, notes,
    note, commentaires, commentaire, laisser un commentaire, recettes similaires,
    valeurs nutritionnelles, vous aimerez aussi, articles similaires, ustensiles, matériel,
    avis, partager, l'astuce, le conseil, accord vin, suggestions, à découvrir, mots-clés,
    vidéo, remarque, remarques, le truc, truc, trucs, trucs et astuces, valeur nutritive,
    valeurs nutritives, informations nutritionnelles, nutrition, information nutritionnelle,
    calories, donnez votre avis, vos avis, votre avis, laissez un commentaire,
    ajouter un commentaire, recettes associées, autres recettes, plus de recettes,
    dans la même catégorie, vous pourriez aussi aimer, vous aimerez peut-être, équipement,
    conservation, variante, variantes, accompagnement, source, allergènes,
    pour finir la lecture, à propos, à propos de l'auteur, infos, bon à savoir, nos conseils,
    notre conseil, mon conseil, mes conseils, ps, p.s., nb, important, suggestion,
    suggestion de présentation, abonnez-vous, suivez-nous, questions fréquentes, étiquettes,
    tags, catégories, imprimer la recette, photos, publicité, boisson conseillée, vin conseillé, vin, le petit plus,
    le petit, idée, le saviez-vous
  `),
  // How a heading begins below which the method is over.
  endStarts: list(`
    l'histoire de, l'histoire du, histoire de, l'origine de, origine de
  `),
  // What the label of a note ends with: "storage notes".
  noteWords: list(`
    astuce, astuces, conseil, conseils, remarque, truc, note, notes, remarques, trucs, variante, variantes, modification, modifications
  `),
  // How a message ends.
  closings: list(`
    bon appétit, bon appetit, régalez-vous, bonne dégustation, bonne cuisine, bisous,
    à vos fourneaux, à table, a table, bonne journée, bises, gros bisous, amicalement,
    à bientôt, merci, dégustez bien, j'espère que
  `),
  // How a line below the last step begins that tells another way or how long the dish keeps.
  afterwords: list(`
    en alternative, au thermomix, version thermomix, thermomix, au cookeo, vous pouvez aussi,
    vous pouvez également, vous pouvez remplacer, on peut aussi, on peut également,
    on peut remplacer, se conserve, se conservent, si vous n'avez pas, à défaut de
  `),
  // How a line below the last step begins in which the author talks about the dish.
  remarks: list(`
    une recette, a la maison, à la maison, je vous propose,
    cette recette, ce plat, ce gâteau, cette tarte, cette soupe, j'aime, j'adore,
    je vous, chez nous, nous aimons, idéal, idéale, parfait pour, délicieux, un régal,
    à faire la veille, à faire de préférence, le secret
  `),
  // How a line begins that asks for votes, sells or names a photo.
  chatter: list(`
    aller au contenu,
    catégories :, catégorie :, étiquettes :, mots-clés :, libellés :, libellés:,
    à lire aussi, voir aussi,
    racontez-moi, racontez-nous, tous droits réservés,
    si vous avez aimé, si cette recette, si tu as aimé, avez-vous aimé, avez-vous essayé,
    vous avez aimé, vous avez réalisé, vous avez testé, notez cette, notez la recette,
    note des internautes, laissez un commentaire, laissez-moi, donnez votre avis, abonnez-vous,
    inscrivez-vous, suivez-moi, suivez-nous, partagez cette, partagez la recette, partagez vos,
    partagez sur, taguez-moi, épinglez, imprimer la recette, photo :, photo:, photos :,
    crédit photo, crédits photo, voir la vidéo, regardez la vidéo, publicité, newsletter,
    cliquez ici, rejoignez-nous, dites-moi en, dites-nous, n'hésitez pas à commenter,
    n'hésitez pas à me
  `),
  // How a message begins.
  greetings: list('bonjour, salut, coucou, chère, cher, bonsoir, hello'),
  // Labels before the name of the dish.
  titleLabels: list('recette, titre, nom de la recette, nom, plat'),
  // What stands before the name of the dish in a sentence.
  recipeFor: list(`
    recette du, recette de la, recette de l', recette de l’, recette des, recette de ma,
    recette de mon, recette de mes, recette d', recette d’, recette de, recette pour
  `),
  // How the heading of one part of a list begins.
  groupStart: list(`
    pour la, pour le, pour les, pour l, pour, pour servir, pour garnir, pour la garniture,
    garniture, pour décorer, facultatif, décoration
  `),
  // What a part of a dish is called, alone in its line.
  groups: list(`
    pâte, garniture, sauce, marinade, vinaigrette, glaçage, appareil, crème, nappage, décoration,
    décor, farce, panure, sirop, fond de tarte, accompagnement, finition, finitions, biscuit,
    ganache, streusel, assaisonnement, sauce salade, pâte brisée, pâte sablée, épices, légumes,
    bouillon, crumble, mousse, base
  `),
  // What the name of such a part ends with that is hardly ever bought.
  madeParts: [],
  // What counts the parts of a long recipe.
  parts: list('partie, jour'),
  // How a step begins that makes such a part: "make" the sauce.
  makeWords: list('préparer, préparez, faire, faites, réaliser, réalisez'),
  // What a compound ends in that names such a part.
  groupHeads: [],
  // Tools that lists name between the foods.
  equipment: list(`
    ustensiles, matériel, ustensiles de cuisine, matériel nécessaire, équipement, instruments, instrument
  `),
  tools: list(`
    saladier, poêle, plaque de cuisson, papier cuisson, papier sulfurisé, film alimentaire,
    papier aluminium, moule à tarte, moule à cake, moule à manqué, moule à gâteau, fouet,
    rouleau à pâtisserie, poche à douille, cure-dents, emporte-pièce, ficelle de cuisine,
    ramequin, ramequins, couteau, mandoline, râpe, thermomètre, casserole, cocotte, mixeur,
    pinceau, cercle à pâtisserie, passoire, planche à découper, cuillère en bois, louche, grande marmite, spatule,
    maryse, plat à gratin, balance de cuisine
  `),
  // How a list says what the dish goes with.
  servedWith: list('servir avec, à servir avec, servez avec, accompagner de, accompagnez de'),
  // Labels before times.
  prepTime: list(`
    temps de préparation, préparation, préparation de la recette, prépa, temps de preparation,
    préparation active, temps de travail, temps actif, temps prépa
  `),
  cookTime: list(`
    temps de cuisson, cuisson, cuisson au four, temps de cuisson au four, au four,
    durée de cuisson, temps cuisson
  `),
  totalTime: list(`
    temps total, total, prêt en, durée, temps, durée totale, prêt, en tout,
    temps total de préparation, temps nécessaire
  `),
  // Labels before a time in which nothing is done.
  restTime: list(`
    repos, temps de repos, réfrigération, temps de réfrigération, levée, temps de levée, pousse,
    temps de pousse, marinade, temps de marinade, trempage, congélation
  `),
  // Labels before how hard it is.
  difficulty: list('difficulté, niveau, niveau de difficulté, difficulte'),
  // Labels before the name of a cuisine.
  cuisine: list('cuisine, type de cuisine, origine'),
  // Labels before a number of portions or pieces.
  yields: list(`
    portions, personnes, parts, nombre de personnes, nombre de parts, quantité,
    nombre de portions, rendement, nombre de convives, ingrédients pour, recette pour,
    nb de personnes, nb personnes
  `),
  // Verbs before a number of portions: "serves 4".
  yieldVerbs: list('donne, donnent, sert'),
  // Words between a recipe and those it is for: "for 4 people".
  forWords: list('pour, pour environ'),
  // What is counted: "4 servings".
  servings: list('personnes, personne, portions, portion, parts, convives, pers., pers, couverts'),
  // What stands before a step's number.
  step: list('étape, etape, étape n°'),
  // Amounts written as words, and what takes their place.
  amounts: list(`
    deux, trois, quatre, cinq, six, demi, jus d'un, le jus de, sept, huit, neuf, dix, douze,
    douzaine, demie, un demi, une demi, une pincée, pincée, pincée de, une poignée, poignée,
    filet, zeste de, zeste d'un, le zeste de, jus de, jus d'une, quelques gouttes, un filet,
    une noix, peu de, beaucoup, qq, environ
  `),
  // Amounts that count nothing exactly, articles among them.
  articles: list('un, une, quelques, un peu de'),
  // What stands before the article of what a food becomes: beaten "to" a cream.
  becomes: list("en, comme, à, jusqu'à"),
  // Units, whole and short, as lists write them.
  units: list(`
    g, kg, ml, cl, dl, l, cuillère, cuillères, c., cs, cc, càs, càc, cuil., c.à.s, c.à.c,
    tasse, tasses, verre, verres, pincée, pincées, gousse, gousses, sachet, sachets, tranche,
    tranches, botte, bottes, brin, brins, feuille, feuilles, boîte, boite, pot, pots, filet,
    noix, litre, gros, grosse, petit, petite, branche, branches, bouquet, brique, gramme,
    grammes, gr, mg, c. à soupe, c. à café, c à s, c à c, c.à soupe, c.à café,
    cuillère à soupe, cuillères à soupe, cuillère à café, cuillères à café, cuillerée,
    cuillerées, cuil, càs., càc., cas, cac, poignée, poignées, morceau, morceaux, cube, cubes,
    rouleau, rouleaux, paquet, paquets, barquette, bouteille, bol, bols, louche, louches, tête,
    têtes, tige, tiges, cm, moyen, moyenne, petits, petites, grosses, pièce, pièces, unité,
    unités, centilitre, millilitre, centilitres, millilitres, kilo, kilos, kilogramme, litres,
    décilitre, bocal, conserve, quartier, rondelle, rondelles, pavé, pavés, tasse à thé, dose,
    doses, goutte, gouttes, soupçon, zeste, carré, carrés, tablette, plaquette, fagot, bâton,
    bâtons, grains, grain
  `),
  // What joins an amount and its food.
  of: list(`
    de, du, des, d', de la, de l'
  `),
  // What says that an amount is of each food that follows.
  each: list('chaque, de chaque, chacun, chacune'),
  // What joins two ingredients.
  and: list('et, plus, avec, puis'),
  // How a list leaves the rest to the cook.
  andSoOn: list('etc, et cetera'),
  // What ends an ingredient that has no amount.
  lineEnds: list(`
    au goût, facultatif, pour servir, pour la cuisson, selon votre goût, selon le goût,
    selon goût, à votre convenance, pour la poêle, pour le moule, pour décorer,
    pour la décoration, pour saupoudrer, pour la friture, au besoin, si besoin, à volonté,
    haché, hachée, émincé, émincée, râpé, râpée, coupé en dés, en option, selon les goûts,
    à discrétion, q.s., qs
  `),
  // Words that begin steps: cooking verbs in the forms recipes use.
  verbs: list(`
    ajouter, ajoutez, mélanger, mélangez, faire, faites, verser, versez, couper, coupez, cuire,
    laisser, laissez, préchauffer, préchauffez, mettre, mettez, éplucher, épluchez, battre,
    battez, incorporer, incorporez, fouetter, fouettez, servir, servez, laver, lavez, chauffer,
    enfourner, enfournez, disposer, disposez, déposer, déposez, étaler, étalez, réserver,
    réservez, saler, salez, égoutter, égouttez, hacher, hachez, émincer, émincez, placer,
    placez, préparer, préparez, remuer, remuez, râper, râpez, mixer, mixez, porter, portez,
    parsemer, parsemez, retirer, retirez, tailler, taillez, peler, pelez, garnir, garnissez,
    former, formez, casser, cassez, ajoute, ajoutons, rajouter, rajoutez, mélange, mélangeons,
    melanger, melangez, fais, verse, versons, coupe, coupons, cuisez, cuis, cuisons, faites-la,
    faites-le, faites-les, laisse, laissons, préchauffe, prechauffer, mets, mettons, épluche,
    bats, incorpore, fouette, sers, servons, lave, chauffez, chauffe, faire chauffer,
    réchauffer, réchauffez, enfourne, dispose, dépose, étale, réserve, poivrez, poivrer,
    assaisonner, assaisonnez, égoutte, egoutter, egouttez, eplucher, epluchez, hache, émince,
    emincer, emincez, prépare, remue, râpe, mixe, parsème, retire, taille, pèle, garnis, casse,
    mouiller, mouillez, déglacer, déglacez, revenir, dorer, dorez, griller, grillez, rôtir,
    rôtissez, frire, saisir, saisissez, mijoter, mijotez, bouillir, ébouillanter, blanchir,
    blanchissez, rincer, rincez, essuyer, essuyez, sécher, séchez, presser, pressez, écraser,
    écrasez, piler, pilez, tamiser, tamisez, délayer, délayez, dissoudre, fondre, pétrir,
    pétrissez, abaisser, abaissez, façonner, façonnez, rouler, roulez, foncer, foncez, piquer,
    piquez, badigeonner, badigeonnez, beurrer, beurrez, fariner, farinez, huiler, huilez,
    napper, nappez, décorer, décorez, saupoudrer, saupoudrez, arroser, arrosez, tremper,
    trempez, refroidir, tiédir, reposer, lever, démouler, démoulez, dresser, dressez, déguster,
    dégustez, couvrir, couvrez, recouvrir, recouvrez, filtrer, filtrez, passez, ôter, ôtez,
    enlever, enlevez, jeter, jetez, séparer, séparez, montez, lier, liez, réduire, réduisez,
    allumer, allumez, ouvrir, ouvrez, prendre, prenez, répartir, répartissez, remplir,
    remplissez, farcir, farcissez, enrober, enrobez, trancher, tranchez, équeuter, équeutez,
    dénoyauter, dénoyautez, ciseler, ciselez, concasser, concassez, effeuiller, terminer,
    terminez, commencer, commencez, ensuite, puis, enfin, après, sortir, sortez, rectifier,
    rectifiez, goûter, goûtez, suer, remettre, remettez, régler, réglez, programmer,
    programmez, peser, pesez, tourner, tournez, retourner, retournez, assembler, assemblez,
    joindre, j'ajoute, j'incorpore, j'étale, j'épluche, j'enfourne, j'émince, j'égoutte,
    j'assaisonne, rajoute, pétris, cuit, mijote, saupoudre, rince, recouvre, réchauffe,
    égraine
  `),
  // Words that no food's name has: a clause begins.
  clauses: list(`
    qui, que, quand, si, lorsque, est, sont, chacun, chacune, par, plus, mais, puis
  `),
  // Words that no sentence ends with.
  openEnds: list(`
    et, ou, le, la, les, un, une, des, de, du, au, aux, avec, sans, dans, sur, pour, à, en,
    environ, pendant
  `),
  // Whole lines of a page's buttons and table heads.
  controls: list(`
    menu, aller au contenu, aller au contenu principal, connexion, se connecter, s'inscrire,
    rechercher, recherche, accueil,
    imprimer, partager, enregistrer, publicité, épingler, ajouter aux favoris,
    imprimer la recette, quantité, publier, commenter, sauvegarder, favoris, je sauvegarde,
    voir plus, lire la suite, fermer, copier, pdf, mode cuisine, en cliquant sur les liens,
    convertir, facebook, télécharger
  `),
  // What a nutrition table names and an ingredient list does not.
  nutrients: list(`
    calories, énergie, valeur énergétique, glucides, protéines, lipides, matières grasses,
    dont acides gras saturés, acides gras saturés, dont sucre, dont sucres, sucres, fibres,
    fibres alimentaires, cholestérol, sodium
  `),
  // Units of time.
  days: list('jour, jours, j'),
  hours: list('heure, heures, h, heure(s), hrs'),
  minutes: list('minute, minutes, mn, min, min., minute(s)'),
}
