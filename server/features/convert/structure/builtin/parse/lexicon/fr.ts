import { causatives, MISSING_HYPHEN, makings, orders, trimmings } from './french-orders.ts'
import type { Lexicon } from './lexicon.ts'
import { list } from './list.ts'

export const FR: Lexicon = {
  language: 'fr',
  // An order begins its clause, after a pronoun or "on" at most: "les couper", "on coupe".
  verbPosition: 'first',
  headPosition: 'first',
  hasCompounds: false,
  elides: true,
  halfPrefix: 'demi-',
  stemming: {
    shortest: 5,
    endings: { s: '', x: '', ee: 'e', ees: 'e', elles: 'el', ettes: 'et', ette: 'et', elle: 'el' },
    irregular: {
      œufs: 'œuf',
      oeuf: 'œuf',
      oeufs: 'œuf',
      bœufs: 'bœuf',
      boeuf: 'bœuf',
      boeufs: 'bœuf',
      cœurs: 'cœur',
      coeur: 'cœur',
      coeurs: 'cœur',
      fraîche: 'frais',
      fraîches: 'frais',
      frais: 'frais',
      sèche: 'sec',
      sèches: 'sec',
      secs: 'sec',
      blanche: 'blanc',
      blanches: 'blanc',
      épaisse: 'épais',
      épaisses: 'épais',
      épais: 'épais',
      grosse: 'gros',
      grosses: 'gros',
      entière: 'entier',
      entières: 'entier',
      ails: 'ail',
      aulx: 'ail',
      sels: 'sel',
      laits: 'lait',
      figues: 'figue',
      maïzena: 'maïzena',
      maizena: 'maïzena',
      fécule: 'fécule',
      maïs: 'maïs',
      anchois: 'anchois',
      ananas: 'ananas',
      radis: 'radis',
      brebis: 'brebis',
      cassis: 'cassis',
      couscous: 'couscous',
      houmous: 'houmous',
      roux: 'roux',
      yaourts: 'yaourt',
      yogourt: 'yaourt',
      yoghourt: 'yaourt',
      yogourts: 'yaourt',
      yoghourts: 'yaourt',
      ognon: 'oignon',
      ognons: 'oignon',
      choco: 'chocolat',
    },
    pluralEndings: list(`s, x`),
  },
  // The "tu" forms that are nouns as well ("mélange", "beurre", "farine") count only together with
  // what tells them: "et mélange", "beurre le moule".
  verbs: {
    add: [
      ...orders(`
        ajouter, rajouter, verser, mettre, remettre à niveau, placer, déposer, mouiller, déglacer,
        casser, introduire, jeter, jeter les pâtes, jeter les coquillettes, jeter les spaghettis, jeter le riz, jeter ...
        dans l'eau, plonger, glisser, joindre, adjoindre, allonger, détendre,
        tamiser, peser, mesurer, émietter la levure, parfumer, aromatiser, compléter, singer,
        saupoudrer de farine, saupoudrer la farine, saupoudrer avec la farine, fariner la viande,
        couvrir ... d'eau, couvrir d'eau froide, couvrir ... de bouillon, recouvrir ... d'eau, recouvrir d'eau
        froide, recouvrir de bouillon, couvrir avec le bouillon, couvrir avec l'eau, recouvrir
        avec le bouillon, recouvrir avec l'eau, arroser de bouillon, arroser de vin, arroser avec
        le vin, arroser avec le bouillon, mettre à cuire, râper directement, presser directement,
        réunir, rassembler, regrouper, rassembler les, prendre, finir avec, terminer avec, finir
        par la, finir par le, terminer par la, terminer par le, terminer par les, enlever le
        surplus
      `),
      ...list(`flamber`),
    ],
    stirIn: orders(`
      incorporer, intégrer, verser ... en fouettant, ajouter ... en fouettant, verser ... en battant,
      verser ... en mélangeant, ajouter ... en mélangeant, verser ... sans cesser de fouetter
    `),
    chop: orders(`
      hacher, ciseler, concasser, effilocher, émincer ... oignon*, émincer ... échalote*, émincer ... ail,
      émincer ... poireau*, émincer ... poireaux, émincer finement ... oignon*, hacher menu
    `),
    dice: [
      ...orders(`
        casser le chocolat, casser ... chocolat, casser ... en morceaux, casser ... en carrés,
        couper, recouper, découper, détailler, tailler, tronçonner, trancher en deux,
        coupe ... en dés, couper ... en dés, couper ... en deux, diviser les légumes
      `),
    ],
    slice: orders(`
      émincer, trancher, couper ... en rondelles, couper ... en tranches, couper ... en lamelles,
      détailler ... en rondelles, tailler ... en julienne, escaloper
    `),
    grate: orders(`râper`),
    grind:
      orders(`moudre, broyer, pulvériser, réduire ... en poudre, réduire en poudre, réduire ... en farine
    `),
    crush: orders(`
      piler, écraser ... ail, écraser ... gousses, écraser ... gousse, écraser ... biscuits,
      écraser ... spéculoos, écraser ... baies, concasser ... poivre, réduire ... en miettes,
      réduire ... en chapelure, réduire en chapelure, réduire en miettes
    `),
    mix: [
      ...orders(`mélanger`),
      ...makings('mélangeant, fouettant, remuant, battant, émulsionnant'),
      ...orders(`
        préparer ... vinaigrette avec, réaliser ... vinaigrette avec, faire ... vinaigrette avec,
        confectionner ... vinaigrette avec, émulsionner ... vinaigre*, émulsionner ... vinaigrette
      `),
      ...orders(`
        remuer, amalgamer, lier, homogénéiser, brasser, combiner, touiller, délayer, diluer,
        sabler, donner un tour, malaxer, tourner, mêler, bien mélanger, continuer de mélanger,
        continuer à mélanger, continuer de remuer, continuer à remuer, recommencer à mélanger,
        former ... pâte, former une boule de pâte, travailler, travailler ... du bout des doigts, remuer
        jusqu'à
      `),
    ],
    whisk: orders(`
      travailler au fouet, travailler ... au fouet, mélanger au fouet, travailler les œufs, travailler les jaunes,
      travailler ... jaunes, travailler ... œufs,
      fouetter, battre, faire blanchir les jaunes, faire blanchir les œufs, blanchir les jaunes,
      blanchir les œufs, battre ... en omelette, battre ensemble, continuer de fouetter, continuer
      à fouetter, continuer de battre, continuer à battre, fouetter ensemble, faire mousser les
    `),
    whip: orders(`
      battre ... en neige, monter, monter ... en neige, monter ... en chantilly, fouetter ... en
      chantilly, fouetter ... en neige, fouetter ... bien ferme, fouetter ... crème liquide,
      fouetter la crème, battre ... en chantilly, battre ... crème liquide, fouetter ... fermes,
      battre ... fermes, battre ... crème entière, monter en neige, serrer les blancs, meringuer
    `),
    cream: orders(`
      travailler ... beurre, battre ... en pommade, travailler en pommade, réduire ... en
      pommade, battre le beurre, battre ... beurre mou, battre ... beurre pommade, battre ...
      beurre ramolli, fouetter le beurre, fouetter ... beurre mou, fouetter ... beurre ramolli,
      fouetter ... beurre pommade
    `).concat(list(`crémer, crémez, crémons`)),
    knead: orders(`
      pétrir, repétrir, malaxer la pâte, malaxer ... pâte, continuer de pétrir, continuer à pétrir, commencer à pétrir, travailler la
      pâte, travailler ... la pâte, fraiser, fraser, incorporer ... en continuant de pétrir,
      incorporer ... en pétrissant, ajouter ... en pétrissant, incorporer ... sans cesser de pétrir
    `),
    fold: orders(`
      incorporer délicatement, incorporer ... délicatement, incorporer ... à la maryse, incorporer
      ... à la spatule, incorporer ... à l'aide d'une spatule, incorporer ... à l'aide d'une
      maryse, incorporer ... avec une spatule, incorporer ... avec une maryse, incorporer ... en
      soulevant, incorporer ... blancs, incorporer ... en neige, incorporer ... crème fouettée,
      incorporer ... chantilly, délicatement incorporer, délicatement ajouter, ajouter
      délicatement, ajouter ... délicatement, mélanger délicatement, mélanger ... délicatement,
      mélanger ... en soulevant, ajouter ... en soulevant, incorporer doucement, introduire
      délicatement
    `).concat(list(`délicatement incorporer, délicatement ajouter`)),
    blend: [
      ...list(`un petit coup de mixeur, un coup de mixeur, petit coup de mixeur, coup de mixeur`),
      ...makings('mixant'),
      ...orders(`
        mixer, remixer, passer au mixeur, passer au mixer, passer au blender, passer ... au mélangeur, passer ... au pied mixeur, passer ... au robot, passer ... au
        mixeur, passer ... au mixer, passer ... au blender, réduire en purée, réduire ... en
        purée, réduire en soupe, blender, centrifuger, passer ... au mixeur plongeant, mixer
        finement, mouliner, réduire ... en crème, donner un coup de mixeur, donner quelques coups
        de mixeur, réduire ... en pâte, homogénéiser au mixeur, réduire en pâte
      `),
    ],
    mash: orders(`
      écraser, passer au presse-purée, passer ... au presse-purée, passer au moulin à légumes,
      passer ... au moulin à légumes, réduire ... pommes de terre en purée, réduire les pommes de
      terre en purée, écraser en purée, écraser ... en purée
    `),
    emulsify: orders(`
      émulsionner, monter ... mayonnaise, monter la mayonnaise, monter ... à l'huile, verser
      l'huile en filet, verser ... huile en filet, verser ... huile en un filet, ajouter l'huile
      en filet, ajouter ... huile en filet, verser l'huile en filet ... sans cesser de, verser ... huile en filet ... sans cesser de, ajouter l'huile en filet ... sans cesser de, verser l'huile en filet ... tout en, incorporer ... huile en filet, verser ... huile petit
      à petit, verser ... huile goutte à goutte, ajouter ... huile goutte à goutte, ajouter ...
      huile petit à petit, ajouter peu à peu l'huile, verser peu à peu l'huile, verser
      progressivement l'huile, verser lentement l'huile, monter ... avec l'huile, verser
      doucement l'huile, ajouter progressivement l'huile, incorporer peu à peu l'huile,
      incorporer progressivement l'huile
    `),
    sweat: [
      ...causatives(`
        revenir, suer, blondir, sauter, fondre ... oignon*, fondre ... échalote*, fondre ...
        poireau*, fondre ... légumes, nacrer, compoter, étuver, cuire ... translucide*, cuire ...
        transparent*, cuire ... l'oignon jusqu'à
      `),
      ...orders(`
        laisser ... revenir, laisser ... suer, laisser ... fondre ... oignon*, laisser ...
        blondir, faire tomber, laisser ... tomber, laisser ... devenir translucide*, laisser ...
        compoter, mettre ... à revenir, mettre ... à suer, mettre ... à blondir,
        mettre ... à fondre ... oignon*, faire fondre les oignons, suer, nacrer,
        compoter, étuver, laisser ... étuver, laisser ... fondre doucement, laisser ... nacrer,
        sauter ... à la poêle, sauter
      `),
    ],
    brown: [
      ...causatives(`
        dorer, colorer, rissoler, roussir, brunir, saisir, prendre couleur, prendre une belle
        couleur, raidir
      `),
      ...orders(`
        dorer, saisir, colorer, rissoler, laisser ... dorer, laisser ... colorer, laisser ...
        prendre couleur, laisser ... rissoler, laisser ... roussir, marquer
      `),
    ],
    fry: [
      ...causatives(`frire, poêler, griller à la poêle, crépiter`),
      ...orders(`poêler, frire, snacker, faire cuire ... à la poêle, cuire ... à la poêle`),
    ],
    toast: [
      ...causatives(`torréfier, griller à sec, griller ... à sec, toaster`),
      ...orders(`
        torréfier, toaster, griller à sec, griller ... à sec, griller ... à la poêle, faire
        griller ... à la poêle, faire griller ... dans une poêle, griller ... dans une poêle,
        faire griller les pignons, faire griller les amandes, faire griller les noisettes, faire
        griller les graines, faire griller les épices
      `),
    ],
    cook: [
      ...makings('faisant cuire, cuisant'),
      ...orders(
        `préparer ... roux avec, faire ... roux avec, réaliser ... roux avec, préparer un roux, faire un roux, réaliser un roux`,
      ),
      ...causatives(`cuire, recuire, confire`),
      ...orders('dessécher'),
      ...orders(`
        cuire, recuire, laisser ... cuire, laisser ... sur le feu, continuer la cuisson,
        poursuivre la cuisson, poursuivre ... cuisson, prolonger la cuisson, continuer ...
        cuisson, laisser la cuisson, confire, laisser ... confire, continuer de cuire, continuer
        à cuire, reprendre la cuisson, lancer la cuisson, démarrer la cuisson, terminer la
        cuisson, finir la cuisson, laisser sur le feu, remettre à cuire, remettre ... à cuire,
        mettre ... à cuire, mettre à cuire, compter ... de cuisson
      `),
    ],
    simmer: [
      ...causatives(`mijoter, frémir, braiser, mitonner, frissonner`),
      ...orders(`
        mijoter, laisser ... mijoter, laisser ... frémir, laisser ... mitonner, braiser, laisser
        ... frémissement, porter à frémissement, porter ... à frémissement, porter à
        frémissements, porter ... à frémissements, amener à frémissement, amener ... à
        frémissement, maintenir ... frémissement*, laisser ... braiser, laisser ... frissonner,
        cuire ... à petits bouillons, laisser ... à petits bouillons, continuer à mijoter,
        continuer de mijoter, cuire ... à frémissement, mettre ... à mijoter
      `),
    ],
    boil: [
      ...makings('portant, faisant bouillir'),
      ...causatives(
        `bouillir, rebouillir, bouillonner, prendre l'ébullition, reprendre l'ébullition`,
      ),
      ...orders(`
        porter à ébullition, porter ... à ébullition, amener à ébullition, amener ... à
        ébullition, mener à ébullition, mener ... à ébullition, mettre à bouillir, mettre ... à
        bouillir, laisser ... bouillir, laisser ... bouillonner, attendre l'ébullition, bouillir,
        blanchir, ébouillanter, faire blanchir, remettre à bouillir, porter à nouveau à
        ébullition, ramener à ébullition, porter de nouveau à ébullition, laisser ... blanchir,
        porter l'ensemble à ébullition, maintenir l'ébullition, faire durcir, faire cuire ... œufs durs, cuire ... œufs durs,
        faire cuire ... œufs mollets, cuire ... œufs mollets, cuire ... à la coque, faire cuire ...
        à la coque, cuire ... à gros bouillons, laisser
        ... à gros bouillons, porter ... ébullition, donner un bouillon, donner ... un bouillon, faire prendre un bouillon
      `),
    ],
    steam: [
      ...orders(`
        cuire à la vapeur, cuire ... à la vapeur, cuire vapeur, cuire ... au cuit-vapeur, cuire ...
        au panier vapeur, cuire ... dans un panier vapeur, passer ... à la vapeur, passer ... au cuit-vapeur, passer ... vapeur, faire tomber ... à
        la vapeur,
        étuver à la
        vapeur, cuire à l'étuvée, mettre ... à la vapeur, cuire ... à l'étouffée à la vapeur,
        cuire ... dans un cuit-vapeur, cuire ... vapeur, faire cuire ... vapeur, faire cuire à la
        vapeur, faire cuire ... à la vapeur, laisser cuire à la vapeur, laisser cuire ... à la
        vapeur
      `),
    ],
    poach: [...causatives(`pocher`), ...orders(`pocher, laisser ... pocher`)],
    reduce: [
      ...causatives(`réduire`),
      ...orders(`
        laisser ... réduire, laisser ... évaporer, faire évaporer, réduire, réduire de moitié, réduire la sauce, cuire ... réduise,
        laisser ... réduit, laisser ... réduise, cuire ... ait réduit, mijoter ... réduise,
        mettre ... à réduire
      `),
    ],
    thicken: [
      ...causatives(`épaissir`),
      ...orders(`
        mouiller ... jusqu'à obtenir une sauce, délayer ... jusqu'à obtenir une sauce,
        préparer ... béchamel avec, faire ... béchamel avec, réaliser ... béchamel avec,
        préparer une sauce blanche avec, faire une sauce blanche avec, faire prendre ... au bain-marie, faire prendre ... à feu doux, faire prendre ... nappe, faire prendre ...
      épaississ*, laisser prendre ... à feu doux, cuire ... au bain-marie, faire cuire ... au bain-marie ... nappe,
      épaissir, laisser ... épaissir, cuire ... épaississ*, cuire ... épaissi*, faire cuire ...
        épaissi*, laisser cuire ... épaissi*, remuer ... épaissi*, mélanger ... épaissi*, fouetter
        ... épaissi*, chauffer ... épaissi*, faire chauffer ... épaissi*, cuire ... nappe, remuer
        ... nappe, faire prendre la crème, tourner ... épaissi*, faire cuire ... nappe, cuire ...
        à la nappe, laisser ... épaississe
      `),
    ],
    melt: [
      ...causatives(`fondre`),
      ...orders(`
        fondre, laisser ... fondre, mettre ... à fondre, chauffer ... fondu, faire chauffer ...
        fondu, remuer ... fondu, mélanger ... fondu
      `),
    ],
    caramelise: [
      ...causatives(`caraméliser, un caramel`),
      ...orders(`
        caraméliser, laisser ... caraméliser, cuire ... caramel, préparer un caramel, préparer le
        caramel, faire un caramel, faire le caramel, réaliser un caramel
      `),
    ],
    heat: [
      ...causatives(`chauffer, tiédir, réchauffer, dissoudre`),
      ...orders(`
        chauffer, réchauffer, tiédir, dissoudre, mettre ... à chauffer, laisser ... chauffer,
        mettre ... sur le feu, remettre sur le feu, remettre ... sur le feu, délayer la levure,
        diluer la levure, délayer ... levure, dissoudre ... levure, diluer ... levure, mettre sur
        feu, mettre ... sur feu, laisser ... réchauffer
      `),
    ],
    scramble: orders(`
      brouiller, faire brouiller, cuire ... brouillés, cuire les œufs en remuant, remuer ... œufs
      ... pris, préparer des œufs brouillés, remuer ... juste pris
    `),
    bake: [
      ...orders(`
        enfourner, cuire à blanc, faire cuire à blanc, précuire, mettre au four, mettre ... au four, glisser ... au four, placer ... au four,
        remettre au four, remettre ... au four, passer au four, passer ... au four, rôtir, faire
        rôtir, gratiner, faire gratiner, laisser gratiner, cuire au four, cuire ... au four, faire
        cuire au four, faire cuire ... au four, laisser cuire ... au four, faire cuire ... dans le
        four, griller, faire griller, passer ... sous le gril, passer sous le gril, mettre ...
        sous le gril, cuire ... sous le gril, cuire ... au barbecue,  faire dorer ... au four, dorer ... au four, placer ... sous le
        gril, poursuivre ... au four, prolonger ... au four, passer ... sous le grill, mettre ...
        sous le grill, laisser dorer ... au four, faire cuire ...
        sous le gril, cuire ... fournée*, faire cuire ... fournée*, laisser cuire ... fournée*, ré-enfourner, remettre ... dans le four, mettre ... dans le four
      `),
    ],
    preheat: orders(`
      préchauffer, faire préchauffer, allumer le four, allumer votre four, mettre le four, mettre
      ... four à préchauffer, faire chauffer le four, chauffer le four, régler le four, monter le
      four, augmenter la température du four, baisser la température du four, baisser le four,
      préchauffez le four, faire chauffer le gril, allumer le gril, faire préchauffer votre four,
      préparer le barbecue
    `),
    rest: orders(`
      laisser ... reposer, reposer, laisser ... gonfler, laisser ... infuser, faire infuser,
      infuser, attendre, patienter, laisser ... au repos, mettre ... au repos, laisser ... absorber, laisser ... à température ambiante, laisser ... sécher,
      laisser ... prendre, laisser ... poser, laisser ... hors du feu, laisser ... dégorger, faire
      dégorger, laisser ... décanter, laisser pendant, laisser ... s'imprégner, laisser ...
      s'imbiber, laisser ... figer, laisser ... durcir, laisser ... macérer, faire macérer, laisser
      ... à couvert hors du feu, faire gonfler, laisser ... toute la nuit, laisser ... une nuit,
      laisser ... revenir à température, laisser ... décongeler, laisser ramollir ... température
    `),
    proof: orders(`
      laisser ... lever, laisser ... pousser, laisser ... doubler, faire lever, faire pousser, faire gonfler la pâte, faire gonfler ... pâte, laisser ... gonfler ... pâte,
      lever, laisser ... fermenter, mettre ... à lever, laisser gonfler la pâte, laisser la pâte
      gonfler, laisser ... doubler de volume, laisser lever, laisser ... pointer
    `),
    cool: orders(`
      laisser ... refroidir, laisser ... tiédir, refroidir, faire refroidir, faire tiédir hors du
      feu, rafraîchir, laisser ... complètement refroidir, laisser ... se refroidir, mettre ... à
      refroidir
    `),
    chill: orders(`
      réfrigérer, mettre au frais, mettre ... au frais, mettre au réfrigérateur, mettre ... au
      réfrigérateur, mettre au frigo, mettre ... au frigo, placer au frais, placer ... au frais,
      placer au réfrigérateur, placer ... au réfrigérateur, placer ... au frigo, laisser ... au
      frais, laisser ... au réfrigérateur, laisser ... au frigo, réserver au frais, réserver ...
      au frais, réserver au réfrigérateur, réserver ... au réfrigérateur, garder au frais, garder
      ... au frais, entreposer ... au frais, entreposer ... au froid, mettre ... au froid, laisser ... au froid, garder ... au froid, entreposer ... au réfrigérateur, conserver ... au
      frais pendant, réserver au frigo, réserver ... au frigo, laisser reposer au frais, laisser
      reposer ... au frais, laisser reposer ... au réfrigérateur, laisser reposer ... au frigo,
      faire refroidir ... au réfrigérateur, laisser refroidir ... au réfrigérateur, laisser prendre
      ... au réfrigérateur, faire prendre ... au réfrigérateur, laisser prendre ... au frais, faire
      prendre ... au frais, mettre ... dans le réfrigérateur, refroidir ... au réfrigérateur,
      laisser reposer au réfrigérateur, remettre au frais, remettre ... au frais, remettre ... au
      réfrigérateur
    `),
    freeze: orders(`
      congeler, surgeler, mettre au congélateur, mettre ... au congélateur, placer ... au
      congélateur, laisser ... au congélateur, placer au congélateur, faire prendre ... au
      congélateur, turbiner, faire turbiner, réserver ... au congélateur
    `),
    marinate: orders(`
      mariner, laisser ... mariner, faire mariner, mettre ... à mariner, laisser ... dans la
      marinade
    `),
    soak: orders(`
      tremper, faire tremper, laisser ... tremper, mettre ... à tremper, réhydrater, faire
      réhydrater, laisser ... réhydrater, ramollir ... dans l'eau froide, faire ramollir, faire ramollir la gélatine, faire ramollir les feuilles, mettre
      ... à ramollir, laisser ... ramollir, plonger ... dans l'eau froide, plonger ... dans un bol
      d'eau froide, mettre ... dans l'eau froide, laisser ... dans l'eau, ramollir la gélatine,
      dessaler, faire dessaler, ramollir les feuilles, plonger ... dans de l'eau froide
    `),
    setAside: orders(`
      réserver, mettre de côté, mettre ... de côté, laisser de côté, laisser ... de côté, garder de
      côté, garder ... de côté, débarrasser, maintenir au chaud, garder au chaud, tenir au chaud,
      réserver au chaud, réserver ... au chaud, garder ... au chaud, tenir ... au chaud, maintenir ... au chaud, laisser ... au chaud, laisser en
      attente, laisser ... en attente, mettre ... en attente, conserver, mettre à part, mettre ... à
      part
    `),
    transfer: orders(`
      transvaser, transférer, débarrasser ... dans, verser ... dans le moule, verser ... dans un
      moule, verser dans un moule, verser dans le moule, verser ... dans les moules, verser ... dans
      des moules, verser ... dans un plat, verser dans un plat, verser ... dans le plat, verser dans
      le plat, verser ... dans les ramequins, verser ... dans des ramequins, verser ... sur,
      verser sur, répartir, verser ... dans des verres, verser ... dans des bocaux, verser ... dans
      des verrines, verser ... dans les verrines, mettre en pots, mettre en pot, verser ... moule,
      verser ... ramequins, mettre ... dans le moule, mettre ... dans un moule, mettre ... dans un
      plat, mettre dans un plat, placer ... dans un plat, placer ... dans un moule, déposer ... dans
      un plat, déposer ... dans le moule, déposer ... sur, déposer sur, poser ... sur, mettre ...
      sur une plaque, mettre ... sur la plaque, placer ... sur une plaque, placer ... sur la plaque,
      verser ... dans un bocal, mettre ... en bocaux, mettre ... en pots, couler, coucher, dresser
      ... sur une plaque, mettre dans le moule, mettre dans un moule, transposer, vider, renverser ...
      sur, placer ... sur, poser, mettre ... sur le plan de travail, verser ... plat à gratin,
      débarrasser sur, mettre ... dans une poche, verser ... dans une bouteille, pocher ... sur une
      plaque, verser ... tasses, verser ... pots, verser ... dans des pots
    `),
    remove: orders(`
      retirer, enlever, ôter, sortir, éteindre, supprimer, démouler, décoller, écumer, jeter le,
      jeter la, jeter les, éliminer, extraire, récupérer, prélever, éteignez, couper le feu, arrêter
      la cuisson, débarrasser ... de, stopper la cuisson, arrêter le feu, essorer la gélatine,
      désépaissir, repêcher, jeter l'eau
    `).concat(list(`éteignez, éteins, éteignons, éteint le feu`)),
    returnTo: orders(`
      remettre, reverser, rajouter ... dans la cocotte, remettre ... dans, remettre dans, replacer,
      verser à nouveau, reverser ... dans, redéposer
    `),
    lowerHeat: orders(`
      réduire la chaleur, baisser la chaleur, éteindre le feu,
      baisser, baisser le feu, réduire le feu, diminuer le feu, baisser ... feu, réduire ... le feu,
      diminuer ... le feu, baisser la température, réduire la température, augmenter le feu, monter
      le feu, retirer du feu, retirer ... du feu, ôter du feu, ôter ... du feu, enlever du feu,
      enlever ... du feu, sortir du feu, passer à feu doux, passer à feu moyen, passer sur feu doux,
      passer à feu vif, réduire à feu doux, réduire à feu moyen, mettre à feu doux, mettre sur feu
      doux, mettre à feu moyen, diminuer, diminuer la chaleur, baisser l'intensité, réduire
      l'intensité, remonter le feu, augmenter la puissance, baisser la puissance, mettre le feu,
      retirer la casserole, retirer la poêle, monter sur feu vif, hors du feu
    `),
    cover: orders(`
      couvrir, recouvrir, découvrir, filmer, envelopper, emballer, fermer, poser le couvercle,
      mettre le couvercle, placer le couvercle, remettre le couvercle, retirer le couvercle, enlever
      le couvercle, ôter le couvercle, couvrir d'un, couvrir de, couvrir avec, couvrir d'une, mettre
      un couvercle, placer un couvercle, couvrir partiellement, couvrir à moitié
    `),
    season: [
      ...orders(`
        assaisonner, saler, poivrer, goûter, rectifier l'assaisonnement, rectifier
        l'assaisonnement si, ajuster l'assaisonnement, vérifier l'assaisonnement, corriger
        l'assaisonnement, relever, pimenter, saler et poivrer, ajouter du sel, ajouter sel et
        poivre, ajouter le sel et le poivre, ajouter du sel et du poivre, ajouter un peu de sel,
        ajouter une pincée de sel, rectifier, salez et poivrez, ajuster, sucrer, rectifier
        l'acidité, ajouter du poivre, ajouter un tour de moulin, donner un tour de moulin,
        ajouter ... selon votre goût, ajouter ... à votre goût, ajouter ... selon le goût
      `).filter(
        (phrase) => !['sale', 'poivre', 'poivrons', 'sucre', 'releve', 'goute'].includes(phrase),
      ),
      ...list(`
        sale et poivre, sale le, sale la, sale les, sale légèrement, sale un peu, sale à ta, sale au,
        et sale, poivre le, poivre la, poivre les, goûte et, goûte pour
      `),
    ],
    prepare: [
      ...orders(`
        ébouillanter les tomates, ébouillanter ... tomates, blanchir les tomates, plonger les tomates, plonger ... tomates,
        monder, émonder, ébouillanter les amandes
      `),
      ...trimmings(`
        arêtes, arête, barbes, bouts, cœur, côtes, écorce, extrémités, fanes, feuilles abîmées, fils, germe, germes,
        graines, membranes, nervures, noyau, noyaux, opercule, os, peau, peaux, pédoncule, pédoncules, pépins, pieds,
        queue, queues, racines, tige, tiges, trognon
      `),
      ...orders(`
        éplucher, peler, fendre, laver, rincer, nettoyer, brosser, gratter, épépiner, évider, dénoyauter,
        équeuter, effiler, dégermer, écosser, effeuiller, zester, prélever le zeste, prélever les
        zestes, presser, presser le, presser les, séparer, clarifier, chemiser, tapisser, foncer,
        beurrer le, beurrer la, beurrer les, beurrer un, beurrer une, beurrer des, beurrer et,
        beurrer légèrement, beurrer généreusement, beurrer votre, huiler le, huiler la, huiler un,
        huiler une, huiler des, huiler légèrement, huiler votre, fariner le, fariner la, fariner
        un, fariner les, fariner légèrement, fariner votre, graisser, préparer, sécher, éponger,
        essuyer, essorer, parer, dégraisser, dénerver, désosser, ficeler, inciser, quadriller,
        piquer, décortiquer, stériliser, décongeler, faire décongeler, étêter, écaler, écailler,
        vider les, ébarber, sortir le beurre,
        sortir ... à l'avance, sortir ... du réfrigérateur, recueillir, réunir les ingrédients,
        émonder, monder, trier, dérouler, étaler le papier, partager, dédoubler, rassembler le
        matériel, éfaner, défaire, égrener, égrainer, beurrer, huiler, fariner,
        canneler, casser et séparer, casser les œufs en séparant, casser ... en séparant, prélever ... zeste, tremper le doigt
      `).filter((phrase) => !['beurre', 'farine', 'huile', 'pique', 'presse'].includes(phrase)),
      ...list(`
        beurre le, beurre la, beurre un, beurre une, beurre ton, beurre tes, beurre et farine, huile
        le, huile un, huile ton, farine le, farine un, farine ton, presse le, presse la, presse les,
        presse un
      `),
    ],
    shape: orders(`
      façonner, former, bouler, abaisser, étaler au rouleau, étaler ... au rouleau, étaler la pâte,
      étaler ... pâte, rouler, enrouler, diviser, diviser ... en, aplatir, tresser, farcir, remplir,
      garnir, dégazer, rabattre, découper des, découper ... à l'emporte-pièce, détailler ... à
      l'emporte-pièce, replier, plier, souder, pincer, confectionner, modeler, enfiler, embrocher,
      façonner ... boulettes, former ... boulettes, faire des boulettes, faire des boules, faire des boudins, faire des petits boudins, faire un boudin, faire des petites boules, faire des pâtons, former
      une boule, mettre ... en boule, rassembler en boule, rassembler en une boule, rassembler ... en boule, rassembler ... en une boule,
      ramasser en boule, ramasser ... en boule, former des, étirer, chasser l'air, creuser, couper la pâte,
      couper ... pâtons, foncer un, sculpter, ficeler le rôti, foncer le, brider
    `).concat(list(`farcis, garnis le, garnis la, garnis les`)),
    assemble: orders(`
      disposer, étaler, tartiner, napper, parsemer, saupoudrer, arroser, badigeonner, dorer à l'œuf,
      dorer au jaune, dorer ... au pinceau, dorer ... avec le jaune, décorer, monter le gâteau,
      alterner, recouvrir de, superposer, lisser, égaliser, tasser, ranger, paner, enrober, retourner,
      tremper ... dans l'œuf, passer ... dans la farine, passer ... dans la chapelure, enduire,
      imbiber, glacer, ajouter sur le dessus, renouveler, répéter, recommencer, continuer, procéder,
      émietter, coller, intercaler, frotter, poser dessus, déposer dessus, parsemer de,
      puncher, fourrer, appuyer, presser ... fond, tapoter, secouer, agrémenter, surmonter, coiffer,
      border, placer ... côte à côte, aligner, sauter les crêpes, faire sauter les crêpes,
      assembler, masser, tapisser le fond, tourner la pâte, verser ... louche de pâte, verser une louche de pâte, verser ... louche d'appareil,
      poursuivre, piquer ... dans, répartir sur, éparpiller, asperger, quadriller le, étaler ... sur
    `),
    drain: orders(`
      égoutter, filtrer, passer ... au tamis, passer au tamis, passer au chinois, passer ... au
      chinois, passer ... dans un chinois, passer ... au travers, passer ... à la passoire, passer ... dans une passoire, essorer ... dans un linge,
      faire égoutter, laisser ... égoutter, passer à l'étamine, tamiser la soupe, filtrer ... à
      travers, passer ... étamine, réserver l'eau de cuisson et égoutter, presser ... dans une
      passoire, presser ... pour extraire
    `),
    serve: orders(`
      servir, déguster, dresser, savourer, présenter, accompagner, proposer, se régaler, dresser ...
      assiettes, décorer ... assiettes, apporter à table, apprécier, garnir les assiettes, se
      conserver, consommer, conserver ... jours, se déguster, manger, verser dans les verres, verser
      dans des verres
    `).concat(list(`régalez-vous, bon appétit, à déguster, à servir, se sert, c'est prêt`)),
    needless: orders(`
      faire un puits, former un puits, creuser un puits, creuser une fontaine, former une fontaine,
      faire une fontaine, creuser ... puits
    `).concat(list(`disposez en fontaine, disposer en fontaine`)),
    other: orders(`
      faire, veiller, vérifier, contrôler, surveiller, tester, s'assurer, assurer, ouvrir,
      démarrer, noter, penser, prévoir, utiliser, choisir, suivre, régler, programmer, laisser,
      donner, garder, rendre, tenir, prendre soin, compter, éviter, sentir, changer, installer,
      brancher, adapter, réaliser, effectuer, lancer, respecter, libérer, mettre en route
    `).concat(list(`assurez-vous, assure-toi, vois, regardez`)),
  },
  // The phrase that begins first in a name decides: "bouillon de volaille" is a liquid.
  foods: {
    onion: list(`
      oignon*, ognon*, échalote*, échalotte*, échalion*, poireau*, blanc* de poireau*, vert* de
      poireau*
    `),
    garlic: list(`ail, gousse* d'ail, tête d'ail, aulx`),
    ginger: list(`
      gingembre, piment*, citronnelle, galanga, jalapeno*, piment frais, piment rouge, piment vert,
      piment oiseau*, curcuma frais
    `),
    herb: list(`
      herbe*, persil*, basilic, coriandre, aneth, ciboulette, menthe, thym, romarin, sauge,
      estragon, laurier, marjolaine, origan, bouquet garni, fines herbes, cerfeuil, sarriette,
      feuille* de laurier, feuille* de menthe, feuille* de basilic, brin*, branche* de thym,
      branche* de romarin, cive*, cébette*, oignon* nouveau*, oignon* vert*, oignon* nouveaux,
      verveine, oseille, livèche, verts d'oignon*
    `),
    hardVegetable: list(`
      carotte*, céleri*, céleri-rave, branche* de céleri, panais, navet*, rutabaga*, betterave*,
      courge*, potiron*, potimarron*, citrouille*, butternut, chou-fleur, chou-fleurs, chou fleur,
      brocoli*, fenouil*, légume*, haricots verts, haricot vert, asperge*, choux de bruxelles, chou
      de bruxelles, radis, topinambour*, salsifis, cardon*, courge butternut, chou-rave, chou
      romanesco, romanesco, bulbe de fenouil, patate* douce*
    `),
    softVegetable: list(`
      tomate*, courgette*, aubergine*, concombre*, poivron*, avocat*, maïs, olive*, câpre*,
      cornichon*, artichaut*, coeur* d'artichaut*, cœur* d'artichaut*, fond* d'artichaut*, grain* de
      maïs, tomate* cerise*, pâtisson*, tomates fraîches
    `),
    leaf: list(`
      salade*, laitue*, épinard*, chou, choux, chou vert, chou blanc, chou rouge, chou kale, kale,
      roquette, mâche, blette*, bette*, cresson, endive*, chicorée, pousses d'épinard*, scarole,
      frisée, jeunes pousses, batavia, pak choi, chou chinois, pissenlit*, choucroute, fanes
    `),
    mushroom: list(`
      champignon*, cèpe*, girolle*, morille*, pleurote*, shiitake*, chanterelle*, bolet*, trompette*
    `),
    potato: list(`pomme* de terre, pomme*-de-terre, pdt, patate*, rattes`),
    legume: list(`
      haricot*, haricots blancs, haricots rouges, pois, petits pois, petit pois, pois chiche*, pois
      cassés, lentille*, fève*, flageolet*, edamame, lingot*, coco* de paimpol, mogette*, soja en
      grains, pois gourmand*
    `),
    rice: list(
      `riz, riz rond, riz long, riz basmati, riz arborio, arborio, carnaroli, riz à risotto`,
    ),
    grain: list(`
      flocon*, flocons d'avoine, avoine, quinoa, boulgour, boulghour, semoule, orge, orge perlé,
      polenta, millet, sarrasin, épeautre, petit épeautre, couscous, graines de couscous, blé, müesli,
      muesli, granola, sarrasin décortiqué, son d'avoine, kasha, ebly, tapioca
    `),
    pasta: list(`
      pâtes, spaghetti*, penne*, macaroni*, lasagne*, nouille*, tagliatelle*, fusilli*, linguine*,
      coquillette*, vermicelle*, farfalle*, rigatoni*, gnocchi*, ravioli*, tortellini*, ravioles,
      plaques de lasagne*, feuilles de lasagne*, orzo, pâtes courtes, coquilles, langues d'oiseau,
      pâtes fraîches, conchiglie*, cannelloni*, papardelle*, pappardelle*
    `),
    mincedMeat: list(`
      viande hachée, viande* hachée*, bœuf haché, boeuf haché, porc haché, veau haché, agneau haché,
      steak* haché*, chair à saucisse, hachis, dinde hachée, poulet haché, égrené de bœuf, farce,
      haché, viande de bœuf hachée, viande de porc hachée, viande de veau hachée
    `),
    meat: list(`
      bœuf, boeuf, porc, veau, agneau, viande*, steak*, rôti*, jambon, gigot*, épaule*, collier,
      jarret*, échine, filet mignon, côtelette*, côte*, travers, rumsteck, rumsteak, paleron, gîte,
      macreuse, joue* de bœuf, joue* de boeuf, joue* de porc, bourguignon, lapin*, chevreuil,
      sanglier, gibier, palette, souris d'agneau, entrecôte*, bavette*, filet* de porc, filet* de
      bœuf, filet* de boeuf, mouton, rouelle, sauté de porc, sauté de veau, tendron*, foie*,
      escalope* de veau, escalope* de porc, jambonneau, côtes, onglet, basse-côte, blanquette,
      noix de veau, quasi, flanchet, plat de côtes, bœuf à braiser, tranche* de jambon, épaule
      d'agneau, jambon blanc
    `),
    poultry: list(`
      poulet*, dinde*, canard*, blanc* de poulet, blanc* de dinde, filet* de poulet, filet* de
      dinde, filet* de canard, escalope* de poulet, escalope* de dinde, cuisse*, cuisse* de poulet,
      cuisse* de canard, haut* de cuisse, pilon*, aile*, aiguillette*, magret*, pintade*, caille*,
      coq, poule, volaille, filet* de volaille, suprême*, chapon, oie, escalope*, sauté de dinde,
      émincé* de poulet, émincé* de dinde, coquelet*, morceaux de poulet
    `),
    sausage: list(`
      lardon*, bacon, saucisse*, chorizo, pancetta, poitrine fumée, poitrine, saucisson*, merguez,
      allumettes, jambon cru, jambon de bayonne, jambon fumé, jambon sec, coppa, guanciale,
      chipolata*, salami, tofu, tempeh, halloumi, diot*, morteau, montbéliard, andouille*, boudin*,
      speck, jambon de parme, jambon serrano, knack*, lard, poitrine de porc fumée, allumettes de
      lardons, dés de jambon
    `),
    fish: list(`
      poisson*, saumon*, cabillaud*, colin*, lieu, thon, truite*, merlu*, merlan*, dorade*, daurade*,
      bar, loup, lotte*, maquereau*, sardine*, anchois, sole*, julienne, églefin, haddock, morue*,
      raie, rouget*, hareng*, flétan*, pavé* de saumon, filet* de poisson, filet* de saumon, filet*
      de cabillaud, filet* de colin, filet* de merlu, filet* de lieu, filet* de sole, filet* de bar,
      filet* de dorade, filet* de truite, filet* d'anchois, filet* de lotte, dos de cabillaud, pavé*
      de cabillaud, dos de colin, queue* de lotte, pavé*, filet*, filet* de lieu noir, perche*
    `),
    seafood: list(`
      crevette*, gambas, moule*, palourde*, coque*, calmar*, calamar*, encornet*, seiche*, noix de
      saint-jacques, noix de saint jacques, saint-jacques, st-jacques, pétoncle*, crabe*, homard*,
      langoustine*, poulpe*, huître*, fruits de mer, langouste*, écrevisse*, bulot*, surimi,
      coquille* saint-jacques, noix de st-jacques, chipiron*
    `),
    egg: list(`œuf, œufs, oeuf, oeufs, œuf entier, œufs entiers`),
    eggYolk: list(`
      jaune* d'œuf, jaune* d'œufs, jaune* d'oeuf, jaune* d'oeufs, jaune, jaunes
    `),
    eggWhite: list(`
      blanc* d'œuf, blanc* d'œufs, blanc* d'oeuf, blanc* d'oeufs, le blanc, un blanc, blanc en neige, blancs,
      blancs en neige
    `),
    milk: list(`
      lait, lait entier, lait demi-écrémé, lait de coco, lait d'amande*, lait d'avoine, lait de soja,
      lait végétal, lait ribot, lait fermenté, babeurre, lait concentré, boisson végétale, boisson
      d'amande*, boisson d'avoine, lait de riz, boisson au soja, lait écrémé
    `),
    cream: list(`
      crème, crème liquide, crème entière, crème fleurette, crème de coco, crème chantilly, crème
      fouettée, crème végétale, crème soja, crème de soja, chantilly, crème semi-épaisse, crème
      liquide entière, crème fraîche liquide, crème anglaise
    `),
    softDairy: list(`
      yaourt*, yogourt*, yoghourt*, fromage blanc, fromages blancs, fromage frais, crème fraîche,
      crème épaisse, crème fraîche épaisse, crème aigre, mascarpone, ricotta, petit-suisse, petits
      suisses, petits-suisses, petit suisse, skyr, kéfir, faisselle, philadelphia, saint-moret, saint
      moret, kiri, fromage à tartiner, st moret, brousse, brocciu, boursin, fromage ail et fines
      herbes, quark, crème d'isigny
    `),
    hardCheese: list(`
      parmesan*, pecorino, gruyère, comté, emmental, cheddar, beaufort, cantal, gouda, mimolette,
      fromage râpé, gruyère râpé, emmental râpé, fromage à raclette, tomme*, abondance, grana padano,
      manchego, fromage à pâte dure, laguiole, ossau-iraty, parmigiano, salers
    `),
    cheese: list(`
      fromage*, mozzarella*, feta, chèvre*, fromage* de chèvre, bûche de chèvre, roquefort, bleu,
      camembert, brie, reblochon, raclette, munster, burrata, gorgonzola, bleu d'auvergne, fourme,
      maroilles, saint-nectaire, provolone, mont d'or, crottin*, cancoillotte, bûchette
    `),
    butter: list(`
      beurre*, margarine, saindoux, graisse*, graisse de canard, graisse d'oie, ghee, beurre clarifié,
      végétaline, huile de coco, beurre salé, beurre demi-sel, beurre doux, matière grasse
    `),
    oil: list(`huile*, huile d'olive, huile de tournesol, huile de colza, huile neutre`),
    liquid: list(`
      eau, bouillon*, bouillon de légumes, bouillon de volaille, bouillon de bœuf, fond de veau, fond
      de volaille, fond brun, fumet, fumet de poisson, vin*, vin blanc, vin rouge, jus, jus de citron,
      jus d'orange, vinaigre*, bière*, cidre, café, thé, porto, madère, marsala, rhum, cognac,
      armagnac, calvados, kirsch, eau-de-vie, sauce soja, sauce, nuoc-mâm, nuoc mam, sauce
      worcestershire, tabasco, tomates pelées, tomates concassées, tomate* concassée*, pulpe de
      tomate*, coulis, coulis de tomate*, passata, purée de tomate*, sauce tomate, extrait de vanille,
      vanille liquide, arôme, extrait, eau de fleur d'oranger, fleur d'oranger, eau de rose, expresso,
      mirin, liqueur, grand marnier, cointreau, amaretto, limoncello, muscat, champagne, sauce
      huître, sauce d'huître*, sauce nuoc-mâm, vermouth, xérès, saké, glaçon*, lait de poule, whisky,
      verjus, arôme vanille, eau tiède, eau chaude, eau froide, soupe, infusion, limonade
    `),
    flour: list(`
      farine*, farine de blé, farine de sarrasin, farine de riz, farine de maïs, farine de châtaigne,
      poudre d'amande*, poudre de noisette*, amande* en poudre, noisette* en poudre, amandes moulues,
      noisettes moulues, semoule de blé dur fine, amandes effilées en poudre
    `),
    starch: list(`
      fécule*, maïzena, fécule de maïs, fécule de pomme de terre, amidon*, arrow-root, fleur de maïs,
      poudre à crème, préparation pour flan
    `),
    sugar: list(`
      sucre*, sucre glace, sucre roux, sucre vanillé, cassonade, vergeoise, sucre en poudre, sucre
      semoule, rapadura, édulcorant, stévia, xylitol, sucre gélifiant, confisuc, confisucre, muscovado, sucre complet, sucre
      à confiture, confisuc
    `),
    syrup: list(`
      miel*, sirop*, sirop d'érable, sirop d'agave, mélasse, caramel, sirop de glucose, glucose,
      golden syrup, confiture de lait, caramel liquide, caramel au beurre salé
    `),
    yeast: list(`
      levure de boulanger, levure boulangère, levure fraîche, levure sèche, levain*, levure sèche de
      boulanger, levure fraîche de boulanger, levure de boulangerie, levure déshydratée, cube de
      levure, levure briochin
    `),
    leavening: list(`
      levure, levure chimique, bicarbonate*, poudre à lever, poudre levante, gélatine, agar-agar, agar
      agar, pectine, crème de tartre, feuille* de gélatine, psyllium, gomme xanthane, vitpris
    `),
    salt: list(`
      sel, gros sel, fleur de sel, sel fin, sel et poivre, sel poivre, sel & poivre, sel
      marin
    `),
    spice: list(`
      levure maltée, levure nutritionnelle, levure diététique,
      poivre*, cumin, paprika, cannelle, muscade, noix de muscade, curcuma, curry, garam masala,
      ras-el-hanout, ras el hanout, piment d'espelette, piment de cayenne, piment en poudre, piment
      doux, safran, cardamome, clou* de girofle, girofle, épice*, quatre-épices, quatre épices, 4
      épices, anis étoilé, badiane, anis, vanille, gousse* de vanille, vanille en poudre, zeste*,
      zeste* de citron, zeste* d'orange, graines de cumin, graines de coriandre, coriandre en poudre,
      coriandre moulue, gingembre en poudre, gingembre moulu, herbes de provence, herbes de provence
      séchées, origan séché, thym séché, basilic séché, ail en poudre, oignon en poudre, cube* de
      bouillon, bouillon cube*, bouillon* en cube*, bouillon en poudre, tablette* de bouillon,
      bouillon-cube*, genièvre, baie* de genièvre, baies roses, macis, fenugrec, sumac, zaatar,
      colombo, tandoori, graines de moutarde, graines de fenouil, carvi, nigelle, sel de céleri,
      mélange d'épices, cinq épices, cube or, kub or, persil séché, menthe séchée, graines de pavot,
      réglisse, tonka, fève* tonka
    `),
    chocolate: list(`
      chocolat*, chocolat noir, chocolat au lait, chocolat blanc, pépites de chocolat, chocolat
      pâtissier, couverture, pistoles
    `),
    cocoa: list(`
      cacao*, cacao en poudre, chocolat en poudre, poudre de cacao, matcha, lait en poudre, café
      soluble, café en poudre
    `),
    nut: list(`
      noix, amande*, noisette*, pistache*, noix de cajou, cajou, cacahuète*, cacahouète*, pignon*,
      pignon* de pin, noix de pécan, pécan*, noix de macadamia, cerneaux, cerneau*, cerneaux de noix,
      amandes effilées, graines de sésame, sésame, graines de tournesol, graines de courge, graines de
      lin, graines de chia, chia, châtaigne*, marron*, pralin, graine*, pralines, noix de grenoble,
      lin
    `),
    driedFruit: list(`
      raisins secs, raisin* sec*, pruneau*, abricot* sec*, datte*, figue* sèche*, cranberr*,
      canneberge*, fruits secs, fruits confits, noix de coco râpée, coco râpée, noix de coco, tomate*
      séchée*, tomates confites, écorces confites, fruits séchés, orange confite, raisins blonds, baies
      de goji, coco
    `),
    fruit: list(`
      pomme*, banane*, fraise*, framboise*, myrtille*, mûre*, fruit*, fruits rouges, poire*, pêche*,
      abricot*, prune*, quetsche*, mirabelle*, cerise*, mangue*, ananas, citron*, citron* vert*,
      orange*, clémentine*, mandarine*, raisin*, kiwi*, melon*, pastèque*, rhubarbe, figue*, grenade*,
      cassis, groseille*, litchi*, papaye*, pamplemousse*, nectarine*, brugnon*, coing*, fruits de la
      passion, baie*, jus et zeste, reine*-claude*, compote, griotte*, lime*
    `),
    bread: list(`
      pain*, baguette*, biscotte*, brioche*, biscuit*, spéculoos, petit-beurre, petits-beurre, petit*
      beurre*, tranche* de pain, croûton*, pâte feuilletée, pâte brisée, pâte sablée, pâte à pizza,
      feuille* de brick, feuilles de filo, tortilla*, galette*, toast*, boudoir*, biscuits à la
      cuillère, pain de mie, pain rassis, pain d'épices, sablé*, feuilles de bricks, pâte filo,
      pâte à tarte, muffin*, bun*, crêpe*, wrap*, biscuits cuillère, croissant*, gaufrette*, palets,
      oreo*, mie de pain, pitas, pita, thé brun
    `),
    crumbs: list(`chapelure*, panko, chapelure de pain, miettes`),
    paste: list(`
      tahina, concentré de tomate*, concentré, moutarde*, ketchup, tahini, tahin, tahiné, pesto, harissa,
      pâte de curry, pâte de sésame, beurre de cacahuète*, purée d'amande*, purée de sésame, purée de
      cacahuète*, mayonnaise, confiture*, gelée, miso, houmous, tapenade, pâte à tartiner, nutella,
      raifort, compote de pomme*, purée de noisette*, crème de marron*, marmelade, pâte d'arachide,
      rouille, wasabi, purée de piment, tomate concentrée, chutney, lemon curd, pâte de pistache,
      purée d'ail, sauce hoisin, sauce barbecue, double concentré, purée de pommes
    `),
  },
  traits: {
    coconut: list(`coco, noix de coco`),
    beetroot: list(`betterave*`),
    coffeeBean: list(`grain* de café, café en grains`),
    crust: list(
      `pâte* à quiche, pâte* à tarte, pâte* brisée*, pâte* feuilletée*, pâte* sablée*, fond* de tarte, feuille* de brick, feuille* filo, pâte* à pizza`,
    ),
    frozen: list(`surgelé, surgelée, surgelés, surgelées, congelé, congelée, congelés, congelées`),
    ice: list(`glaçon*, glace pilée`),
    mozzarella: list(`mozzarella*`),
    oats: list(`flocons d'avoine, avoine, flocon*`),
    pepper: list(`poivron*`),
    polenta: list(`polenta, semoule, semoule de maïs`),
    sweets: list(
      `guimauve*, marshmallow*, chamallow*, vermicelles en sucre, bonbons, smarties, perles de sucre`,
    ),
    risottoRice: list(`arborio, carnaroli, vialone, riz à risotto, riz rond`),
    tomato: list(`tomate*, passata`),
    water: list(`eau`),
  },
  collectives: [
    { words: list(`fruits secs, les fruits secs`), foods: ['driedFruit'] },
    { words: list(`farines`), foods: ['flour'] },
    { words: list(`sucres`), foods: ['sugar'] },
    { words: list(`huiles`), foods: ['oil'] },
    {
      words: list(`légumes, légume, les légumes`),
      foods: ['onion', 'hardVegetable', 'softVegetable', 'leaf', 'mushroom', 'potato'],
    },
    { words: list(`viande, viandes`), foods: ['mincedMeat', 'meat', 'poultry'] },
    { words: list(`bœuf, boeuf, viande hachée, haché`), foods: ['mincedMeat'] },
    { words: list(`volaille`), foods: ['poultry'] },
    { words: list(`herbes, aromates, fines herbes, herbes aromatiques`), foods: ['herb'] },
    { words: list(`épices, assaisonnements`), foods: ['spice', 'salt'] },
    { words: list(`pâtes`), foods: ['pasta'] },
    { words: list(`fromage, fromages`), foods: ['hardCheese', 'cheese'] },
    { words: list(`noix, fruits à coque`), foods: ['nut'] },
    { words: list(`fruits, fruits rouges, baies`), foods: ['fruit'] },
    { words: list(`haricots, légumineuses, légumes secs`), foods: ['legume'] },
    { words: list(`champignons`), foods: ['mushroom'] },
    { words: list(`poisson, poissons, filets`), foods: ['fish'] },
    { words: list(`fruits de mer`), foods: ['seafood'] },
    { words: list(`bouillon`), foods: [] },
    { words: list(`les jaunes, jaunes`), foods: ['egg'], isPart: true },
    { words: list(`les blancs, blancs`), foods: ['egg'], isPart: true },
    {
      words: list(`
        ingrédients secs, sur les secs, aux secs, dans les secs, poudres, éléments secs, matières sèches, ingrédients en poudre, appareil
        sec
      `),
      foods: ['flour', 'starch', 'sugar', 'leavening', 'salt', 'spice', 'cocoa', 'yeast', 'grain'],
    },
    {
      words: list(
        `ingrédients liquides, ingrédients humides, liquides, éléments liquides, ajouter le liquide, ajoutez le liquide, verser le liquide, versez le liquide`,
      ),
      foods: ['egg', 'eggYolk', 'milk', 'cream', 'softDairy', 'oil', 'liquid', 'syrup', 'butter'],
    },
    {
      words: list(`sel et poivre`),
      foods: ['salt'],
    },
    { words: list(`matière grasse, graisse`), foods: ['butter', 'oil'] },
  ],
  places: {
    bowl: list(`
      bol, bols, mortier, saladier, jatte, terrine, cul-de-poule, cul de poule, récipient, robot, robots,
      robot pâtissier, mixeur, mixer, blender, mélangeur, pied mixeur, cuve, cuve du robot, cuve d'un robot, cuve de votre
      robot, bol du robot, bol d'un robot, bol de votre robot, bol du mixeur, bol d'un mixeur, bol du
      blender, batteur, pichet, bassine, grand bol, petit bol, verre doseur, calotte, bol mélangeur,
      robot hachoir, hachoir, cuve du batteur, bol du robot pâtissier, cuve du robot pâtissier,
      robot coupe, robot mixeur
    `),
    pot: list(`
      casserole, casseroles, cocotte, faitout, fait-tout, marmite, sauteuse, cocotte en fonte,
      bain-marie, bain marie, poêlon, caquelon, braisière, bassine à confiture,
      soupière, faitou, tajine, couscoussier, rissolette, chaudron
    `),
    fryingPan: list(`
      poêle, poêles, wok, crêpière, poêle à frire, poêle antiadhésive, grande poêle, poêle-gril,
      sautoir, plancha
    `),
    oven: list(`
      four, plaque, plaques, plaque de cuisson, plaque à pâtisserie, plaque du four, plaque de four, plat à
      gratin, plat allant au four, plat à four, moule, dans ... moules, moule à cake, moule à manqué, moule à
      tarte, moule à charnière, moule à gâteau, moule à brioche, ramequin, ramequins, lèchefrite,
      caissettes, cercle, cercle à pâtisserie, cassolettes, plat, papier cuisson, papier sulfurisé,
      moule à muffins, fond de tarte, cocottes individuelles, moule à savarin, empreintes, alvéoles,
      gril du four, moule à kouglof, plats à gratin, tourtière, cercles, moule à soufflé
    `),
    cold: list(`
      réfrigérateur, frigo, congélateur, frigidaire, endroit frais, au frais, bain de glace
    `),
    plate: list(`
      assiette, assiettes, plat de service, plat de présentation, planche, plan de travail, grille,
      papier absorbant, essuie-tout, dans ... verres, verrine, verrines, dans ... bocal, dans ... bocaux, dans ... bouteille*,
      boîte hermétique, film alimentaire, poche à douille, bols de service, assiettes creuses, dans
      ... pots, dans un pot, en pots, dans un verre, passoire, tamis, planche à découper, torchon, dans des bols, dans
      les bols, bols individuels, barquette, égouttoir, dans des coupes, saladier de service, plateau,
      assiette creuse, chaque bol, coupelle, coupelles, tasses, linge propre, linge
    `),
    otherAppliance: list(`
      barbecue, friteuse, machine à pain, map, sorbetière, turbine à glace, gaufrier,
      grille-pain, air fryer, airfryer, bain de friture, yaourtière, cuiseur à riz, rice
      cooker, laminoir, machine à pâtes, siphon, extracteur, centrifugeuse, appareil à
      raclette
    `),
  },
  devices: {
    slowCooker: list(`
      mijoteuse, slow cooker, slowcooker, crock-pot, crockpot
    `),
    pressureCooker: list(`
      cocotte-minute, cocotte minute, autocuiseur, cookeo, multicuiseur, instant pot, cocotte
      sous pression
    `),
    microwave: list(`
      micro-ondes, micro-onde, micro ondes, four à micro-ondes
    `),
  },
  method: {
    joiners: list(`et puis, et, puis, avant de, avant d, mais`),
    beforeVerb: list(`
      je, je le, je la, je les, je lui, je leur, nous, nous le, nous la, nous les,
      si nécessaire, si besoin, au besoin, après quoi, et, puis, ensuite, enfin, alors, maintenant, aussi, également, pendant ce temps, pendant ce
      temps-là, entre-temps, entretemps, en attendant, d'abord, tout d'abord, pour commencer,
      commencer par, commencez par, commence par, commençons par, commencer à, commencez à, commence à, finir par, finissez
      par, terminer par, terminez par, bien, simplement, délicatement, doucement, lentement,
      rapidement, finement, grossièrement, soigneusement, légèrement, progressivement, petit à petit,
      peu à peu, immédiatement, aussitôt, régulièrement, généreusement, vivement, vigoureusement,
      énergiquement, soigneusement, brièvement, les, le, la, l, y, en, lui, leur, tout, on, nous, je,
      tu, vous, j, il faut, il faudra, vous pouvez, tu peux, on peut, vous allez, on va, je vais,
      n'oubliez pas de, n'oublie pas de,
      ne pas, ne, n, à nouveau, de nouveau, avant de, avant d, après, à part, à côté, de son côté, de
      votre côté, de l'autre côté, hors du feu, à ébullition, à l'ébullition, dès l'ébullition, dès
      ébullition, à frémissement, en fin de cuisson, à la fin, à la fin de la cuisson, en fin, en
      dernier, en dernier lieu, en parallèle, parallèlement, séparément, si besoin, si nécessaire, si
      vous le souhaitez, éventuellement, au besoin, au dernier moment, juste avant de servir, pour
      servir, pour finir, pour terminer, de préférence, premièrement, deuxièmement, troisièmement,
      étape 1, étape 2, sans attendre, dans un premier temps, dans un deuxième temps, ainsi, ici,
      dedans, dessus, par-dessus, encore, une dernière fois, une fois prêt, avec les mains, avec les
      doigts, à la main, au couteau, à feu doux, à feu moyen, à feu vif, sur feu doux, sur feu moyen,
      sur feu vif, de suite, tout de suite, juste, très, d'une part, d'autre part, au préalable,
      préalablement, continuer à, continuez à, toujours, la veille, le jour même, le lendemain, dans
      le même temps, en même temps, au fouet, au mixeur, ou, soit, vous devez, il suffit de, afin de,
      au four, enfin, quand c'est prêt, c'est le moment de, bien vouloir, se, vous, de, l'ensemble
    `),
    helperVerbs: list(`
      laisser, laissez, laisse, faire, faites, fais, continuer, continuez, finir, finissez, terminer,
      terminez, commencer, commencez
    `),
    forProcessors: list(
      `si vous utilisez un robot, si vous avez un robot, si tu utilises un robot, si tu as un robot`,
    ),
    goesOn: list(
      `car, parce que, puisque, afin, pour que, pour éviter, avant de, avant que, avant d'*, sans, tandis que, pendant que, sinon, quitte à, selon, suivant, en fonction, dès que, dès qu'*, lorsque, quand, si, au cas où, de sorte, de façon, de manière, à condition, tout en, plutôt que, le temps que`,
    ),
    relatives: list(`qui, que, dont, où, ce qui, ce que`),
    subordinators: list(`
      jusqu'à ce que, jusqu'à, quand, lorsque, dès que, pendant que, une fois que, une fois, si,
      pour que, afin que, avant que, tant que, après que
    `),
    leadIns: list(`
      quand, lorsque, lorsqu, dès que, dès qu, une fois que, une fois qu, une fois, aussitôt que, après que, après
      qu, si, au bout de, au bout d, à la fin de, à la fin du, en fin de
    `),
    timesAhead: list(`avant de, avant d, juste avant de, juste avant d`),
    missingHyphen: MISSING_HYPHEN,
    orderEnds: /(?:ez|ites|er|ir|re)$/,
    falseVerbs: list(`
      servira à, serviront à, sert à, servent à, le mélange, du mélange, un mélange, ce mélange, au mélange, votre mélange, ton mélange, mélange
      obtenu, mélange de, mélange d, mélange soit, mélange est, la coupe, la monte, le reste, la laisse,
      la pince, la presse, le presse, la passe, pour décorer
    `),
    pronouns: list(`le, la, les, l`),
    participleEnd: 'é',
    tellers: list(`ai, avons`),
    holders: { words: list(`ai, j'ai, avons`), ends: /(?:é|i|u|is|it|us|ert)e?s?$/u },
    abbreviations: list(`
      c, cs, cc, c.s, c.c, càs, càc, cuil, cuill, s, min, mn, env, th, h, hr, g, gr, kg, ml, cl, dl,
      ex, etc, env, t, sec, bte, p, nb, p.ex, qq, st, ste, dl, pers, temp, ca
    `),
    componentOpeners: list(`
      pour la, pour le, pour les, pour l, pour préparer la, pour préparer le, pour faire la, pour
      faire le, préparer la, préparer le, préparer les, préparez la, préparez le, préparez les, prépare
      la, prépare le, réaliser la, réaliser le, réalisez la, réalisez le, préparation de la,
      préparation du, préparation des, confection de la, confection du, faire la, faire le, faites la,
      faites le
    `),
  },
  time: {
    seconds: list(`secondes, seconde, sec, s`),
    minutes: list(
      `autres minutes, minutes, minute, mn, min, mins, minutes', petites minutes, bonnes minutes, m`,
    ),
    hours: list(`heures, heure, h, hr, d'heure, petite heure, bonne heure, hrs`),
    numbers: {
      'dix-huit': 18,
      'trente-cinq': 35,
      'trente cinq': 35,
      cinquante: 50,
      'quatre-vingt-dix': 90,
      'une demi': 0.5,
      'une petite demi': 0.5,
      'une bonne demi': 0.5,
      demi: 0.5,
      'un quart': 0.25,
      'un petit quart': 0.25,
      'un bon quart': 0.25,
      'trois quarts': 0.75,
      quelques: 3,
      'une dizaine de': 10,
      'une quinzaine de': 15,
      'une vingtaine de': 20,
      'une trentaine de': 30,
      'une quarantaine de': 40,
      'une cinquantaine de': 50,
      'une bonne dizaine de': 10,
      'une petite dizaine de': 10,
      'une bonne vingtaine de': 20,
      une: 1,
      un: 1,
      deux: 2,
      trois: 3,
      quatre: 4,
      cinq: 5,
      six: 6,
      sept: 7,
      huit: 8,
      neuf: 9,
      dix: 10,
      douze: 12,
      quinze: 15,
      vingt: 20,
      'vingt cinq': 25,
      'vingt-cinq': 25,
      trente: 30,
      quarante: 40,
      'quarante-cinq': 45,
      'quarante cinq': 45,
      soixante: 60,
    },
    rangeWords: list(
      `à, ou, et, a, jusqu'à, et au maximum, et au plus, et pas plus de, mais pas plus de`,
    ),
    before: list(`
      pendant environ, pendant encore, pendant au moins, pendant, environ, encore, durant, au moins,
      au minimum, au maximum, à peu près, approximativement, pour, entre, les, minimum, max, de, de
      nouveau, à nouveau, à peine, moins de, plus de, en, jusqu'à, env, à cuire, c'est-à-dire, soit
    `),
    after: list(`
      environ, de plus, supplémentaires, supplémentaire, encore, au moins, minimum, au total, maximum,
      max, de cuisson, env, à peu près, ou plus, au minimum, au maximum
    `),
    orWords: list(`ou`),
    whole: list(`bonnes, grosses, petites, longues, dernières`),
    overnight: list(`toute la nuit, une nuit, toute une nuit, une nuit entière, la veille au soir`),
    andHalf: list(`et demie, et demi`),
  },
  cues: {
    lowHeat: list(`
      à feu doux, à feu très doux, sur feu doux, sur feu très doux, à petit feu, sur un petit feu, sur petit feu, sur un feu doux, à
      feu moyen-doux, à feu moyen doux, à feu bas, sur le feu doux, à très petit feu, feu doux, à
      feux doux, à chaleur douce, à basse température, à feu modéré-doux, au bain-marie, au bain marie, sur un
      bain-marie, au-dessus d'un bain-marie, sur une casserole d'eau frémissante
    `),
    mediumHeat: list(`
      à feu moyen, sur feu moyen, à feu modéré, sur feu modéré, sur le feu, feu moyen, à feux moyens,
      sur la plaque, sur un feu moyen, au feu, à moyen feu
    `),
    highHeat: list(`
      à feu vif, sur feu vif, à feu fort, sur feu fort, à feu moyen-vif, à feu moyen vif, à grand feu,
      feu vif, à feu très vif, sur un feu vif, à feux vifs, à vif, à pleine puissance
    `),
    gentle: list(`
      doucement, tout doucement, à feu doux, à petit feu, délicatement, à frémissement, frémissement*,
      sur feu doux, feu doux, lentement, légèrement, à petits bouillons, très doux, frémir, frémit,
      feux doux, frissonner, sans bouillir
    `),
    fine: list(
      `finement, très fin, très finement, menu, fin, finement hachés, ciseler, ciselez, fine`,
    ),
    coarse: list(`grossièrement, grossier, gros morceaux, concasser, concassez, grosso modo`),
    smooth: list(`
      lisse, lisses, homogène*, onctueux, onctueuse, velouté, veloutée, crémeux, crémeuse, sans
      grumeaux, soyeux, soyeuse, purée, fine purée, pâte fine, pommade, texture fine, texture lisse
    `),
    stiff: list(`
      ferme, fermes, en neige, bec d'oiseau, pics, chantilly, bien ferme, bien fermes, fouettée,
      neige ferme, montée, brillants, brillante, mousseuse et ferme, tienne bien, bec d'aigle,
      consistance ferme, neige
    `),
    foamy: list(`
      mousseux, mousseuse, blanchisse, blanchissent, blanchi, blanchissement, blanchir, mousse, léger,
      légère, aéré, aérée, double de volume, doublé de volume, ruban, pâle, crémeux, crémeuse,
      crémeuse et, mousseux et blanc, éclaircisse, triplé de volume, triple de volume, bien blanc
    `),
    charred: list(`noirci*, noircir, noircisse*, carbonisé*`),
    golden: list(`
      doré, dorée, dorés, dorées, dorer, dore, dorez, dorent, colorer, colorent, coloré, colorés,
      colorée, coloration, couleur, croustillant*, grillé, grillée, brunir, bruni, brunis, roussir,
      roussi, rissoler, rissolez, rissolés, saisir, saisissez, saisis, caramélisé*, caraméliser,
      croûte, colorées
    `),
    cubes: list(`cubes, petits morceaux, petits cubes, petits dés, en dés`),
    pieces: list(`
      morceaux, cubes, rondelles, tranches, lamelles, lanières, quartiers, bâtonnets, julienne,
      fleurettes, bouquets, tronçons, allumettes, moitié en
      lamelles, en deux, en quatre, en huit, gros dés, demi-rondelles, paysanne,
      rubans, tagliatelles de, fines bandes, bandes, sifflets, biseau
    `),
    rolledOut: list(
      `abaisser, abaissez, abaisse, au rouleau, étaler la pâte, étalez la pâte, étale la pâte, étaler ... pâte, étalez ... pâte`,
    ),
    formed: list(`
      moitiés, boulette*, boules, petites boules, quenelle*, raviolis, ravioles, beignet*, crêpe*, galette*, brochette*, croquette*,
      pancake*, blinis, burger*, falafel*, gnocchi*, l'omelette, une omelette, omelettes, papillote*, cordon* bleu*, panés,
      panées, de chaque côté, par face, chaque face, côté peau, sur chaque face, sur toutes les faces,
      sur toutes leurs faces, des deux côtés, de tous côtés, de tous les côtés, sur toutes ses faces,
      une louche de pâte, une petite louche, paupiette*, par côté, les deux faces, deux faces, tous
      les côtés, médaillon*, escalope*, pavé*, nem*, accras, sur l'autre face, l'autre côté, autre
      face, sur les deux côtés, en plusieurs fois dans la poêle, samoussa*, tournedos, crépinette*,
      rösti*, en couronne, dans une poêle huilée
    `),
    inWater: list(`
      grande casserole d'eau bouillante salée, casserole d'eau bouillante salée, casserole d'eau
      bouillante, casserole d'eau salée, grand volume d'eau bouillante salée, grand volume d'eau salée,
      grande quantité d'eau bouillante salée, grande quantité d'eau salée, marmite d'eau bouillante
      salée, faitout d'eau bouillante salée, grande casserole d'eau salée, grande casserole d'eau
      bouillante, grand volume d'eau bouillante, eau bouillante salée, eau salée, eau bouillante, grand volume d'eau, grande quantité d'eau, eau
      froide salée, eau frémissante, eau bouillante et salée, selon les indications, selon le temps
      indiqué, selon les instructions, temps indiqué, al dente, indications du paquet, casserole
      d'eau, marmite d'eau, faitout d'eau, casserole avec de l'eau, casserole remplie d'eau, marmite avec de l'eau, marmite remplie d'eau, faitout avec de l'eau, casserole pleine d'eau, dans de l'eau, recouvrir d'eau, couvrir d'eau, couvrez d'eau, recouvrez
      d'eau, à l'eau, eau bouillante légèrement salée, eau légèrement salée, recouvertes d'eau,
      couvertes d'eau, couverts d'eau, indications du fabricant, à l'anglaise, à l'eau bouillante salée, à l'eau
      bouillante, à l'eau salée, à l'eau froide salée, cuisson à l'eau,
      indiqué sur le paquet, eau légèrement frémissante, œufs durs, œufs mollets, à la coque, durcir
    `),
    salted: list(`salée, salé, salez l'eau, saler l'eau`),
    warmedThrough: list(`
      juste réchauffer, le temps de réchauffer, bien réchauffé, bien réchauffée, bien réchauffés
    `),
    lukewarm: list(`tiède, tièdes, tiédir, tiédissez, à 37, température du corps, tiédi, tiédie`),
    briefly: list(
      `plus de farine sèche, pas de farine sèche, plus de farine visible, grossièrement mélang*, juste assez, sans trop mélanger, sans trop travailler, pas trop mélanger, trop travailler, trop battre, trop fouetter, brièvement, juste pour`,
    ),
    dissolved: list(`
      dissous, dissoute, dissolve, dissoudre, dissolution, dissout, fondu le sucre, sucre fondu, sucre
      soit fondu, sucre est fondu
    `),
    pulsed: list(`
      par à-coups, par à coups, par impulsions, en impulsions, par brèves impulsions, par petites
      impulsions, fonction pulse, mode pulse, touche pulse, par pulsions, par pulsations, par
      intermittence
    `),
    nearBoil: list(`
      presque à ébullition, presque l'ébullition, juste avant l'ébullition, jusqu'au frémissement,
      sans faire bouillir, ne doit pas bouillir, ne doivent pas bouillir, ne pas faire bouillir, ne pas laisser bouillir, ne bouille pas, sans laisser bouillir, sans bouillir, frémissant*, frémit, limite de
      l'ébullition
    `),
    boils: list(`bouille, ébullition, bouillir, bouillonne*`),
    absorbed: list(`absorption, absorb*`),
    byHand: list(`
      à la main, avec les mains, avec vos mains, avec les doigts, avec vos doigts, du bout des doigts, entre les doigts, entre vos doigts, entre les mains
    `),
    unstirred: list(`
      sans remuer, sans mélanger, sans toucher, ne pas remuer, ne remuez pas, ne pas mélanger
    `),
    fewMinutes: list(`
      quelques minutes, une minute, 1 minute, deux minutes, 2 minutes, 1 à 2 minutes,
      quelques instants
    `),
    repeats: list(
      `répét*, renouvel*, recommenc*, continue*, continuant, poursuiv*, ainsi de suite`,
    ),
    offHeat: list(
      `hors du feu, du feu, éteindre le feu, éteignez le feu, éteins le feu, éteignons le feu, feu éteint, coupez le feu, couper le feu`,
    ),
    overWater: list(`
      au bain-marie, au bain marie, sur un bain-marie, sur un bain marie, au-dessus d'un
      bain-marie, au-dessus d'une casserole d'eau, sur une casserole d'eau, dans un bain-marie
    `),
    aMoment: list(`brièvement, quelques instants, un instant, rapidement, un court instant`),
    soft: list(`tendre*, mou, molle*, fondant*, cuit, cuite, cuits, cuites, ramolli*`),
    thickened: list(`
      épaissir, épaississe, épaississent, épaissi, épaissie, épais, épaisse, nappe, nappante, napper
      la cuillère, épaissit, épaississement, consistance épaisse, à la nappe, épaissis, prenne
    `),
    allIngredients: list(`
      tout ce qui précède, ce qui précède, tout ce qui est ci-dessus, tous les ingrédients, les ingrédients, ingrédients, l'ensemble des ingrédients, le tout, tout dans, tout ensemble,
      tous les éléments, la totalité des ingrédients
    `),
    otherIngredients: list(`
      les autres ingrédients, autres ingrédients, le reste des ingrédients, reste des ingrédients, les
      ingrédients restants, ingrédients restants, tous les autres ingrédients, tout le reste, le reste
      des éléments
    `),
    remaining: list(`
      le reste de, le reste du, le reste des, le reste d, reste de, reste du, reste des, reste d,
      l'autre moitié, l'autre moitié du, l'autre moitié de, l'autre moitié des, restant, restante,
      restants, restantes, réservé, réservée, réservés, réservées, mis de côté, mise de côté, dernier
      tiers du, les derniers
    `),
    partOf: list(`
      un demi-verre de, un demi-verre d, un demi verre de, un verre de, une demi-tasse de, une tasse de, une demi-louche de,
      une noisette de,
      la moitié de, la moitié du, la moitié des, la moitié d, moitié de, moitié du, moitié des, un peu
      de, un peu du, un peu d, un tiers de, un tiers du, un tiers des, le tiers de, le tiers du, le
      tiers des, un quart de, un quart du, un quart des, le quart de, le quart du, les deux tiers de,
      les deux tiers du, les deux tiers des, deux tiers de, deux tiers du, les trois quarts de, les
      trois quarts du, les trois quarts des, trois quarts du, une partie de, une partie du, une partie
      des, quelques, une louche de, une louche d, une petite louche de, un trait de, un trait d, un
      filet de, un filet d, une pincée de, une noix de, une cuillerée de, une cuillère de, une cuillère d, une poignée de, la plupart
      des, une première moitié de, 1/2 de, 1/3 de, 1/3 du, 1/4 du, 1/2 du, 2/3 du, 2/3 de, le premier
      tiers du, une petite partie de, une petite partie du, un soupçon de, une goutte de, un verre de,
      un verre d, demi, une bonne partie de, l'essentiel de, le tiers d, les deux tiers d, une partie
      d, un tiers d, un quart d, quelques gouttes de, quelques gouttes d, deux gouttes de, une goutte d, une cuillerée d, une pincée d, une poignée d, une noix d, une noisette d, un soupçon d, un petit peu de, un petit peu d, la première moitié de, la première moitié du, la première moitié des, la plus grande partie de, la plus grande partie du, la plus grande partie des, la majeure partie de, la majeure partie du, la majeure partie des, les 2/3 de, les 2/3 du, les 2/3 des, 2/3 des, les 3/4 de, les 3/4 du, les 3/4 des, 3/4 de, 3/4 du, 3/4 des, 1/3 des, 1/4 de, 1/4 des, 1/2 des
    `),
    products: list(`
      mélange, préparation, appareil, pâte, sauce, garniture, farce, base, glaçage,
      soupe, velouté, potage, mousse, ganache, purée, sirop, pâton, pâtons, gâteau, gâteaux, cake,
      tarte, pain, salade, couche, biscuit, boulettes, marinade, galettes, crêpes, ragoût, goulasch, goulache, goulash, pot-au-feu, curry,
      bouillon, caramel, coulis, flan, fond, masse, béchamel, roux, vinaigrette, mayonnaise,
      pesto, confiture, risotto, crumble, meringue, chantilly, compote, brioche, houmous, poudre,
      mixture, gelée, bisque, jus de cuisson, eau de cuisson, jaunes
    `),
    newVessel: list(`
      un autre bol, un autre saladier, une autre casserole, un autre récipient, une autre poêle, autre
      récipient, autre saladier, autre bol, autre casserole, autre poêle, un second saladier, un
      deuxième saladier, une seconde casserole, une deuxième casserole, un second bol, un deuxième
      bol, à part, séparément, dans un bol, dans un saladier, dans une casserole, dans une poêle, dans
      une cocotte, dans un faitout, dans une marmite, dans une sauteuse, dans une jatte, dans une
      terrine, dans un récipient, dans un cul-de-poule, dans un petit bol, dans un grand bol, dans une
      petite casserole, dans une grande casserole, dans une grande poêle, dans un grand saladier, dans
      un petit saladier, dans un robot, dans un mixeur, dans un blender, dans le bol d'un, dans la
      cuve d'un, dans un wok, dans un grand faitout, dans une grande cocotte, dans une grande
      sauteuse, dans un petit récipient, dans le bol du robot, dans la cuve du robot, dans le bol de
      votre robot, dans le bol du mixeur, dans le blender, dans le mixeur, dans le bol du blender,
      dans un poêlon, dans un grand récipient, dans une petite poêle, dans une petite jatte, dans un
      bol à part
    `),
    vesselPrepositions: list(`dans, au, à la, à l'aide de, avec, à, sur, de, du, au fond de`),
    vesselAdjectives: list(`
      un, une, le, la, l, votre, ton, mon, ma, notre, même, la même, grand, grande, petit, petite, autre, gros, grosse,
      large, beau, moyen, moyenne, second, seconde, deuxième, bol, cuve, de, du, d'un, d'une, cette,
      bon, bonne, haut, haute, profond, profonde, sa, son, propre, première
    `),
    afterVessel: list(`
      à fond épais, antiadhésive, anti-adhésive, antiadhésif, bien chaude, très chaude, chaude, chaud,
      moyenne, moyen, à bords hauts, profonde, profond, à feu moyen, en fonte, en inox, allant au feu,
      large, propre, adaptée, avec couvercle, de taille moyenne, assez grande, assez grand, résistant
      à la chaleur, à frire, à fond large, plongeant, électrique, sec, sèche, bien sec, bien propre,
      à part, préchauffée
    `),
    beatenCool: list(
      `jusqu'à ... refroidissement, jusqu'à ... refroidi, jusqu'à ... froid, jusqu'à ... froide`,
    ),
    melted: list(
      `soit fondu, soit fondue, soient fondus, soient fondues, est fondu, est fondue, sont fondus, sont fondues, ait fondu, a fondu, fonde, fondent`,
    ),
    wilted: list(`tombé, tombés, tombées, tombent, tombe, flétri*, flétrissent`),
    lowSpeed: list(
      `petite vitesse, basse vitesse, vitesse lente, faible vitesse, vitesse minimale`,
    ),
    mediumSpeed: list(`vitesse moyenne, moyenne vitesse`),
    highSpeed: list(
      `grande vitesse, haute vitesse, vitesse maximale, pleine vitesse, vitesse maximum, puissance maximale`,
    ),
    blender: list(
      `mixeur, mixer, blender, robot hachoir, robot coupe, robot mixeur, mixeur plongeant, hachoir`,
    ),
    processor: list(`
      robot, robots, robot pâtissier, mixeur, mixer, blender, batteur, robot hachoir, robot coupe, robot mixeur, mixeur plongeant, batteur électrique, hachoir,
      petite vitesse, basse vitesse, vitesse lente, vitesse moyenne, moyenne vitesse, grande vitesse, vitesse maximale, pleine vitesse
    `),
    asNeeded: list(
      `assez de, assez d'*, assez du, suffisamment de, suffisamment d'*, suffisamment du`,
    ),
    lastMinutes: list(`
      dernières minutes, dernières min, minutes avant la fin, min avant la fin, minutes avant le terme, minutes de la fin, min de la fin
    `),
    excessFat: list(`gras, graisse, excès d'huile, excédent d'huile, surplus d'huile`),
    flipped: list(`
      retourner, retournez, retourne, retournés, de chaque côté, par face, par côté, des deux côtés, chaque face, l'autre côté
    `),
    deviceTalk: list(`
      laisser échapper la vapeur, laisser ... échapper la vapeur, libérer la pression, libérer
      la vapeur, relâcher la pression, soupape, mettre sous pression, sifflement, siffle, verrouiller le couvercle, verrouillez le
      couvercle, fermer la cocotte, fermez la cocotte, faire tomber la pression, laisser
      tomber la pression
    `),
    stoveTalk: list(`
      en remuant, en remuant régulièrement, en remuant souvent, en remuant de temps en temps, en
      remuant constamment, en remuant sans cesse, en remuant sans arrêt, en remuant bien, en remuant
      de temps à autre, en remuant continuellement, en remuant fréquemment, en remuant toujours, en
      mélangeant, en mélangeant régulièrement, en mélangeant bien, en mélangeant sans cesse, en
      mélangeant de temps en temps, en mélangeant constamment, sans cesser de remuer, sans cesser de
      mélanger, sans cesser de fouetter, sans cesser de tourner, en fouettant, en fouettant sans cesse,
      en fouettant constamment, en fouettant bien, en fouettant vivement, en fouettant énergiquement,
      tout en remuant, tout en fouettant, tout en mélangeant, sans arrêter de remuer, en tournant, en
      tournant sans cesse, de temps en temps, de temps à autre, régulièrement, à la cuillère en bois,
      avec une cuillère en bois, à l'aide d'une cuillère en bois, à la spatule, avec une spatule, à
      l'aide d'une spatule, au fouet, au fouet électrique, avec un fouet, avec un fouet électrique, à
      l'aide d'un fouet, à l'aide d'un fouet électrique, à l'aide d'un batteur, à l'aide d'un batteur
      électrique, avec un batteur électrique, avec un batteur, au batteur, au batteur électrique, à la
      fourchette, avec une fourchette, à l'aide d'une fourchette, au mixeur plongeant, avec un mixeur
      plongeant, à l'aide d'un mixeur plongeant, au mixeur, au mixer, au blender, à l'aide d'un mixeur,
      à l'aide d'un blender, avec un mixeur, avec un blender, au robot, à l'aide d'un robot, hors du
      feu, à couvert, au bain-marie, au bain marie, à mi-couvert, à découvert, sans couvrir, avec le
      crochet, au crochet, muni du crochet, munie du crochet, muni d'un crochet, équipé du crochet,
      équipé d'un fouet, muni du fouet, muni d'un fouet, à vitesse moyenne, à vitesse lente, à petite
      vitesse, à grande vitesse, à vitesse maximale, à vive allure, à pleine vitesse, sur un plan de
      travail fariné, sur le plan de travail fariné, sur un plan de travail légèrement fariné, sur le
      plan de travail légèrement fariné, sur le plan de travail, sur un plan de travail, à la main,
      à l'aide d'un hachoir, au couteau, louche par louche, louche après louche, une louche à la fois,
      au fur et à mesure, quand l'huile est chaude, quand le beurre est fondu, une fois le beurre
      fondu, une fois l'huile chaude, lorsque l'huile est chaude, lorsque le beurre est fondu, dès que
      l'huile est chaude, dès que le beurre est fondu, quand elle est chaude, lorsqu'elle est chaude,
      quand il est fondu, en fouettant sans arrêt, en fouettant continuellement, sans cesser de battre,
      à l'aide de la spatule, avec une maryse, à la maryse, à l'aide d'une maryse, à l'aide du mixeur,
      à l'aide d'un pilon, au presse-purée, à l'aide d'un presse-purée, régulièrement en remuant, en pluie, en fin de cuisson, au dernier moment, sous
      surveillance, sans le faire bouillir, sans la faire bouillir, sans faire bouillir, sans laisser
      bouillir, sans le laisser bouillir, sans la laisser bouillir, sans bouillir, petit à petit, sans coloration, sans les colorer, sans le colorer, sans la
      colorer, au presse-ail, à l'aide d'un presse-ail, au couteau ou au robot, à moitié couvert, en couvrant, au mixeur girafe, avec un pied mixeur, avec le mixeur
      plongeant, avec un batteur à main, à l'aide d'une cuillère, avec une cuillère, à la cuillère
    `),
    celsius: list(`°c, ºc, ° c, degrés, degrés celsius, °, º, ˚c, degrés c, ℃`),
    fahrenheit: list(`°f, ºf, ° f, degrés fahrenheit, ˚f, ℉`),
  },
  names: {
    stopWords: list(`
      le, la, les, l, un, une, des, de, du, d, à, au, aux, et, ou, avec, dans, en, sur, pour, par,
      ce, cette, ces, ce que, qu, que, qui, il, elle, ils, elles, on, y, se, s, n, ne, est, sont, soit,
      tout, toute, tous, toutes, leur, leurs, son, sa, ses, votre, vos, ton, ta, tes, notre, nos, puis,
      ensuite, bien, ainsi, enfin, alors, plus, très, jusqu, c, j, m, t, pas, lui, même, chaque, entre,
      ceci, cela, celui-ci, celle-ci, ceux-ci, également, aussi, encore, bol, saladier, casserole,
      poêle, afin, si, ingrédients, dedans, dessus, maintenant, restant, restants, reste
    `),
    yeastOrPowder: ['levure'],
    amountLinks: list(`de la, de l', du, des, de, d'`),
    noFoods: list(
      `à blanc, rend* leur eau, rend* son eau, rendu leur eau, rendu son eau, perd* leur eau`,
    ),
    descriptors: list(`
      frais, fraîche, gros, grosse, petit, petite, moyen, moyenne, grand, grande, moulu, moulue, séché,
      séchée, sec, sèche, haché, hachée, doux, douce, salé, salée, demi-sel, demi, nature, extra, vierge,
      fendu, fendue, mûr, mûre, chaud, chaude, froid, froide, tiède, bouillant, bouillante,
      entier, entière, bio, bon, bonne, qualité, épais, épaisse, fin, fine, cru, crue, cuit, cuite,
      surgelé, surgelée, fondu, fondue, ramolli, ramollie, mou, molle, pommade, râpé, râpée, tranché,
      coupé, coupée, émincé, émincée, ciselé, ciselée, écrasé, écrasée, pressé, pressée, pelé, pelée,
      épluché, épluchée, allégé, allégée, écrémé, liquide, poudre, rouge, vert,
      verte, noir, noire, brun, brune, mélangé, pur, pure, moitié, sachet, paquet, boîte, pot,
      température, ambiante, tamisé, tamisée, jeune, nouveau, nouvelle, battu, battue, pincée, poignée,
      rond, ronde, long, longue, complet, complète, blond, blonde, roux, rousse, branche, brin, botte,
      bouquet, feuille, morceau, tranche, cube, dés, lamelle, rondelle, bâton, bâtonnet, peau, os,
      maison, beau, belle, glacé, glacée, fermier, fermière, tendre, égoutté, égouttée,
      rincé, rincée, lavé, lavée, dénoyauté, fumé, fumée, concassé, concassée, frit, neuf, environ,
      paris, type, plein, pleine, concentré, graine, filet, désossé, sans, supérieur
    `),
    choppedNotes: list(`
      haché, hachée, hachés, hachées, émincé, émincée, émincés, émincées, ciselé, ciselée, ciselés,
      ciselées, concassé, concassée, concassés, concassées, écrasé, écrasée, écrasés, écrasées, pressé,
      pressée, pressées, coupé en dés, coupés en dés, coupée en dés, coupées en dés, en petits dés, en
      dés, coupé en petits dés, coupés en petits dés, coupée en petits dés, coupées en petits dés, coupé
      finement, finement coupé, coupée finement
    `),
    finelyChoppedNotes: list(`
      finement haché, finement hachée, finement hachés, finement hachées, haché finement, hachée
      finement, hachés finement, hachées finement, ciselé, ciselée, ciselés, ciselées, finement émincé,
      finement émincés, finement émincée, finement ciselé, émincé finement, hachés menu, haché menu,
      écrasé, écrasée, écrasés, écrasées, pressé, pressée, pressées, en petits dés, finement ciselés
    `),
    gratedNotes: list(`râpé, râpée, râpés, râpées, finement râpé, finement râpée`),
    extraNotes: list(`
      plus pour*, un peu plus*, + un peu*, + pour*, et un peu*, plus un peu*, en plus, ou plus, ou selon
      votre goût
    `),
    mashedNotes: list(`
      compote, purée, écrasé, écrasée, écrasés, écrasées, en purée, fondu, fondue, fondus, battu, battus, mixé, mixée,
      mixés, mixées, jus, pressé, pressés, le jus
    `),
    juiceNotes: list(`jus, le jus, pressé, pressés, pressée, pressées, en jus`),
    zestNotes: list(`zeste, zestes, le zeste, zesté, zestée, râpé le zeste`),
    readyToEat: list(`
      cuit, cuite, cuits, cuites, en boîte, boîte, boîtes, boite, conserve, fumé, fumée, fumés, fumées,
      précuit, précuite, précuits, reste, restes, rôti déjà cuit, à l'huile, au naturel, bocal, déjà
      cuit, en conserve, salé séché, miettes, miette, soupe, soupes, velouté, potage, plat préparé
    `),
    smallPieces: list(`
      en dés, pépites, pistoles, palets, copeaux, en petits dés, en cubes, cubes, en morceaux, morceaux, lanières, en lanières, émincé, émincés, émincée,
      émincées, en lamelles, coupé, coupée, coupés, coupées, hachée, haché, sauté de, ragoût, bourguignon,
      aiguillettes, en petits morceaux, détaillé, détaillée, lardons, allumettes, à bourguignon, blanquette
    `),
    largePieces: list(`
      entier, entière, entiers, cuisse*, haut* de cuisse, rôti, gigot*, pilon*, aile*, épaule*, jarret*,
      côte*, côtelette*, travers, carré, magret*, filet*, pavé*, steak*, escalope*, blanc* de poulet,
      blanc* de dinde, dos, suprême*, souris, filet mignon, avec la peau, avec os, rouelle, tranche*,
      entrecôte*, blanc*, joue*, darne*
    `),
    cutNotes: list(`coupé*, émincé*, haché*, ciselé*`),
    boneless: list(
      `désossé*, sans os, blanc, blancs, filet, filets, suprême*, escalope*, aiguillette*`,
    ),
    sideNotes: list(`
      pour saupoudrer, pour le moule, pour la plaque, pour le plan de travail, pour fariner,
      pour graisser, pour beurrer, pour dorer, pour la dorure, pour badigeonner, pour parsemer,
      pour arroser, pour servir, pour le service, pour la décoration, pour décorer,
      pour le décor, pour le dressage, pour la finition
    `),
    toTaste: list(`
      selon le goût, selon votre goût, au goût, à votre goût, pour servir, pour la décoration, pour
      décorer, pour le décor, pour la finition, pour saupoudrer, pour graisser, pour beurrer, pour le
      moule, pour la friture, pour frire, pour le service, pour le plan de travail, à volonté, qs, q.s,
      facultatif, facultative, pour fariner, pour le dressage, pour parsemer
    `),
  },
  metadata: {
    servings: list(`
      personne, personnes, pers, portion, portions, convive, convives, part, parts, couverts, assiettes,
      adultes, invités, gourmands
    `),
    difficulty: {
      easy: list(`facile, très facile, simple, débutant, enfantin, niveau facile`),
      medium: list(`moyen, moyenne, intermédiaire, difficulté moyenne, niveau moyen, assez facile`),
      hard: list(`difficile, avancé, expert, compliqué, élaboré, confirmé, très difficile`),
    },
  },
}
