import type { NoticeWords } from './en.ts'

/** What the appliance check tells the cook, in French. */
export const FRENCH_NOTICES: NoticeWords = {
  SPEED_UNREADABLE: 'La vitesse « {{from}} » est illisible : choisissez-en une du sélecteur.',
  SPEED_OFF_DIAL: 'Le {{model}} n’a pas de vitesse {{from}} : utilisez {{to}}.',
  SPEED_OFF_DIAL_FIXED: 'La vitesse {{from}} est devenue {{to}}, que le {{model}} possède.',
  SPEED_TOO_HIGH: 'Le {{model}} n’a pas de vitesse {{from}} : la plus haute est {{to}}.',
  NO_SOFT_SPEED:
    'Le {{model}} n’a pas de vitesse mijotage : utilisez la vitesse 1 en sens inverse.',
  NO_SOFT_SPEED_FIXED:
    'La vitesse mijotage est devenue la vitesse 1 en sens inverse, car le {{model}} ne l’a pas.',
  TEMPERATURE_UNREADABLE: 'La température « {{from}} » est illisible : indiquez-la en °C.',
  TEMPERATURE_OFF_LIST: 'Le {{model}} ne se règle pas sur {{from}} : utilisez {{to}}.',
  TEMPERATURE_OFF_LIST_FIXED: '{{from}} est devenu {{to}}, le réglage le plus proche du {{model}}.',
  TEMPERATURE_FAR_OFF: 'Le {{model}} ne se règle pas sur {{from}} : le plus proche est {{to}}.',
  TIME_TOO_LONG:
    'La minuterie du {{model}} s’arrête à {{to}} min : faites cette étape en plusieurs fois.',
  DOUGH_TIME:
    'Le mode pétrin du {{model}} dure de {{min}} à {{max}} s : pétrissez en plusieurs fois ou changez la durée.',
  TURBO_TOO_LONG:
    'Turbo sert à de courtes impulsions : utilisez 1 ou 2 s, ou une vitesse de 8 à 10.',
  NO_TIME: 'À cette étape, l’appareil tourne sans durée : indiquez-la.',
  NO_SPEED: 'À cette étape, l’appareil tourne sans vitesse : indiquez-en une.',
  NO_SPEED_STEAMING:
    'Pour cuire à la vapeur, les couteaux doivent tourner lentement : mettez la vitesse 1.',
  NO_SPEED_STEAMING_FIXED: 'La vitesse 1 a été mise, nécessaire à la cuisson vapeur.',
  NO_SETTINGS:
    'Cette étape est pour l’appareil, mais n’a ni durée ni vitesse : indiquez-les ou faites-la à la main.',
  SETTINGS_WITHOUT_MACHINE:
    'À cette étape, l’appareil ne tourne pas : vitesse et température ne servent à rien. Faites-en une étape de l’appareil ou retirez-les.',
  SETTINGS_RUN_MACHINE:
    'Cette étape a une durée et une vitesse : elle devrait être une étape de l’appareil.',
  SETTINGS_RUN_MACHINE_FIXED:
    'L’étape est devenue une étape de l’appareil, car elle a une durée et une vitesse.',
  SETTINGS_NOT_APPLIANCE: 'L’appareil ne sert pas ici : retirez ses réglages de cette étape.',
  SETTINGS_NOT_APPLIANCE_FIXED:
    'Les réglages de l’appareil ont été retirés, car il ne sert pas ici.',
  STEAM_WITHOUT_DISH:
    'Cette étape cuit à la vapeur sans récipient : posez le récipient Varoma ou insérez le panier cuisson.',
  STEAM_DISH_MISSING:
    'Le texte utilise le récipient Varoma : ajoutez-le aux accessoires de cette étape.',
  STEAM_DISH_MISSING_FIXED:
    'Le récipient Varoma a été ajouté aux accessoires, car le texte l’utilise.',
  DISH_WITHOUT_STEAM: 'À {{from}}, le récipient Varoma ne reçoit pas de vapeur : mettez Varoma.',
  DISH_WITHOUT_STEAM_FIXED:
    '{{from}} est devenu Varoma, qui seul donne assez de vapeur au récipient.',
  STEAM_TOO_FAST:
    'À la vitesse {{from}}, l’eau éclabousse les aliments pendant la cuisson vapeur : utilisez {{to}}.',
  STEAM_TOO_FAST_FIXED:
    'La vitesse {{from}} est devenue {{to}}, pour que l’eau n’éclabousse pas les aliments.',
  STEAM_WATER_LOW:
    'Une cuisson vapeur si longue demande {{needed}} g d’eau et il y en a environ {{found}} g : ajoutez de l’eau.',
  STEAM_WATER_UNKNOWN:
    'Avant la cuisson vapeur, vérifiez que le bol contient au moins {{needed}} g d’eau.',
  TURBO_HOT:
    'N’utilisez jamais Turbo au-dessus de 60 °C, le contenu chaud jaillirait : laissez refroidir ou augmentez la vitesse lentement.',
  TURBO_HEATED: 'Turbo ne fonctionne pas en chauffant : retirez la température.',
  TURBO_HEATED_FIXED: '{{from}} a été retiré, car Turbo ne fonctionne pas en chauffant.',
  HOT_SUDDEN_SPEED:
    'Le contenu est chaud : augmentez la vitesse lentement, {{to}}, avec le gobelet dans le couvercle.',
  HOT_SUDDEN_SPEED_FIXED:
    'La vitesse {{from}} est devenue {{to}}, augmentée lentement, car le contenu est chaud.',
  HEATING_FAST: 'La vitesse {{from}} est trop rapide en chauffant : utilisez {{to}}.',
  HEATING_FAST_FIXED:
    'La vitesse {{from}} est devenue {{to}}, la plus rapide sans danger en chauffant.',
  HEATING_TOO_FAST:
    'La vitesse {{from}} est dangereuse en chauffant ({{to}} au plus) : chauffez et mixez en deux étapes.',
  WHISK_FAST: 'Le fouet peut tourner à la vitesse {{to}} au plus, pas à {{from}}.',
  WHISK_FAST_FIXED: 'La vitesse {{from}} est devenue {{to}}, le maximum pour le fouet.',
  WHISK_TOO_FAST:
    'Le fouet casse au-dessus de la vitesse {{to}} : retirez-le, ou utilisez moins que {{from}}.',
  WHISK_MODE: 'Le fouet ne doit pas servir avec Turbo ni le mode pétrin : retirez-le d’abord.',
  WHISK_HOT:
    'Le fouet du {{model}} supporte {{to}} au plus : retirez-le ou baissez la température.',
  REVERSE_FAST:
    'Le sens inverse sert à remuer, jusqu’à la vitesse {{to}} : ralentissez, ou désactivez-le pour mixer.',
  REVERSE_MODE: 'Le pétrin et Turbo n’ont pas de sens inverse : désactivez-le.',
  REVERSE_MODE_FIXED: 'Le sens inverse a été désactivé, car le pétrin et Turbo ne l’ont pas.',
  DOUGH_HEATED: 'Le mode pétrin ne chauffe pas : tiédissez les ingrédients à une étape précédente.',
  DOUGH_HEATED_FIXED: '{{from}} a été retiré, car le mode pétrin ne chauffe pas.',
  DOUGH_HOT:
    'Le bol est encore chaud (environ {{from}}) : laissez-le refroidir sous 60 °C avant de pétrir.',
  YEAST_WARM: 'La levure aime 37 °C au plus : baissez {{from}} à {{to}}.',
  YEAST_WARM_FIXED: '{{from}} est devenu {{to}}, car plus chaud affaiblit la levure.',
  YEAST_HOT: 'La levure meurt à {{from}} : chauffez à 37 °C au plus.',
  YEAST_IN_HOT_BOWL:
    'Le bol est encore à environ {{from}}, ce qui tue la levure : laissez refroidir à 37 °C avant de l’ajouter.',
  YOLK_HOT: 'Le jaune d’œuf coagule au-dessus de 80 °C : baissez {{from}} à {{to}}.',
  DAIRY_BOILS: 'Le lait et la crème débordent à {{from}} : utilisez {{to}}.',
  DAIRY_BOILS_FIXED: '{{from}} est devenu {{to}}, pour que le lait ou la crème ne déborde pas.',
  DAIRY_TOO_HOT:
    'Le lait et la crème débordent et brûlent à {{from}} : baissez à {{to}} et surveillez.',
  CHOCOLATE_WARM: 'Le chocolat seul fond le mieux à 50 °C : baissez {{from}} à {{to}}.',
  CHOCOLATE_WARM_FIXED: '{{from}} est devenu {{to}}, pour que le chocolat ne brûle pas.',
  CHOCOLATE_HOT: 'Le chocolat seul brûle à {{from}} : faites-le fondre à {{to}} plus longtemps.',
  OTHER_HEAT:
    'Cela ne se fait pas dans l’appareil : faites-le au four, à la poêle ou comme le dit le texte.',
  OTHER_HEAT_FIXED: 'L’étape se fait maintenant à la main, car l’appareil ne peut pas la faire.',
  BOWL_OVERFULL:
    'Le bol contient environ {{found}} ml et en tient {{to}} ml : procédez en plusieurs fois.',
  BOWL_FULL_HOT:
    'Environ {{found}} ml chauffent, plus que les {{to}} ml sans danger : procédez en plusieurs fois.',
  FOAM_FILL:
    'Environ {{found}} ml avec du lait chauffent et montent : {{to}} ml sont plus sûrs, surveillez ou procédez en plusieurs fois.',
  MODE_MISSING: 'Le {{model}} n’a pas le mode de cette étape : cuisez autrement.',
  TWO_SETTINGS:
    'Le texte a {{found}} réglages, mais une étape n’en fait qu’un : faites une étape de chacun.',
  WEIGH_WHILE_RUNNING:
    'La balance du {{model}} ne marche que couteaux arrêtés : pesez à une étape précédente.',
  CUP_OUT_FAST:
    'À partir de la vitesse {{from}}, le gobelet doit être dans le couvercle : mettez-le.',
  CUP_KEEPS_STEAM:
    'À {{from}}, la vapeur doit sortir : posez le panier cuisson sur le couvercle à la place du gobelet.',
  SPLASHES:
    'Retirez le gobelet et posez le panier cuisson sur le couvercle, pour que la vapeur sorte sans éclabousser.',
  STEAM_LID_OFF: 'Retirez le couvercle du bol avant de poser le panier vapeur.',
  STEAM_CUP: 'Le gobelet empêche la vapeur d’atteindre le récipient : retirez-le du couvercle.',
  STEAM_CUP_FIXED:
    'Le gobelet a été retiré des accessoires, car il empêche la vapeur d’atteindre le récipient.',
  STEAM_OVER_THICK:
    'Ce qui est épais brûle avant de donner de la vapeur : cuisez au-dessus d’eau, de bouillon ou d’une soupe claire.',
  LID_OPEN: 'Les couteaux ne doivent pas tourner sans couvercle : fermez-le.',
  OPEN_COOKING:
    'Cuisez sans couvercle seulement dans le mode prévu, sans couteaux et à {{to}} au plus.',
  SPOON_IN_BOWL:
    'Aucune cuillère ne doit entrer dans le bol quand les couteaux tournent : utilisez la spatule de l’appareil.',
  HOT_BLEND_OPENING:
    'C’est chaud : ne touchez pas le gobelet et attendez {{to}} secondes avant d’ouvrir le couvercle.',
  WHISK_SPATULA: 'La spatule heurterait le fouet : ne la passez pas par le couvercle ici.',
  WHISK_LEFT_IN: 'Le fouet est encore dans le bol : retirez-le avant cette étape.',
  WHISK_TOO_LITTLE:
    'Le fouet du {{model}} demande au moins {{found}} g de crème ou {{to}} blancs d’œufs : fouettez-en plus, ou à la main.',
  DOUGH_TOO_MUCH:
    'Il y a environ {{found}} g de farine et le {{model}} en pétrit {{to}} g au plus : pétrissez en deux fois.',
  DOUGH_WALKS: 'L’appareil peut se déplacer en pétrissant : restez à côté et éloignez-le du bord.',
  EMPTY_BOWL_HEATED: 'Le bol semble vide : ne le chauffez jamais à {{from}} sans rien dedans.',
  SUGAR_DRY: 'Le sucre sec brûle dans le bol : faites-le fondre à la poêle ou ajoutez de l’eau.',
  OIL_TOO_MUCH:
    'Environ {{found}} ml d’huile chauffent, et {{to}} ml sont le maximum sans danger : faites frire à la poêle.',
  BROWNING_BATCH:
    'Jusqu’à {{to}} g dorent bien à la fois, et il y en a environ {{found}} g : procédez en plusieurs fois.',
  FORMED_FOOD:
    'Les couteaux cassent ceci : {{name}}. Cuisez au récipient Varoma, au panier cuisson ou à la poêle.',
  FISH_CUT:
    'Les couteaux cassent ceci : {{name}}. Remuez en sens inverse à la vitesse 1 ou plus doux, ou cuisez à la vapeur.',
  LONG_PASTA:
    'Les couteaux déchirent ceci : {{name}}. Remuez en sens inverse à la vitesse la plus douce, ou prenez une casserole.',
  PASTA_CUT: 'Sans sens inverse, les couteaux coupent ceci : {{name}}.',
  FOAMS:
    'Ceci mousse en bouillant : {{name}}. Posez le panier cuisson sur le couvercle à la place du gobelet.',
  BONES_IN_BOWL: 'Os et noyaux abîment les couteaux, retirez-les d’abord : {{name}}.',
  FROZEN_BLOCK: 'Cassez en morceaux de 3 cm avant de mixer : {{name}}.',
  BOWL_SOILED: 'Lavez et essuyez le bol avant cette étape.',
  FAST_TOO_LONG:
    'La vitesse {{from}} ou plus pendant plus de {{to}} minutes fatigue le moteur : faites des pauses.',
  LUKEWARM_LONG:
    'Les aliments ne doivent pas rester des heures sous {{to}} : choisissez plus chaud ou plus court.',
  YOLK_IN_HOT_BOWL:
    'Le bol est encore à environ {{from}}, où le jaune d’œuf coagule : laissez refroidir sous {{to}} d’abord.',
  CREAM_IN_WARM_BOWL:
    'Le bol est encore à environ {{from}}, et la crème ne monte que froide : laissez refroidir à {{to}}.',
  CORE_TEMPERATURE: 'Avant de servir, vérifiez que le cœur a atteint {{to}} : {{name}}.',
  NOT_IN_SOURCE: 'La source ne le dit pas : {{name}}.',
}
