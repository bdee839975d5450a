import { type HeadingWords, list } from '../word-table.ts'

/** Spanish; a word may be added or corrected anywhere in its list. */
export const ES: HeadingWords = {
  // Headings of the ingredient list.
  ingredients: list(`
    aquí va la receta, aquí la receta, aquí tienes la receta,
    ingredientes, ingrediente, mis ingredientes, los ingredientes, lista de ingredientes, necesitas, qué necesitas,
    qué necesitamos, necesitamos, necesitarás, vas a necesitar, lo que necesitas, hace falta,
    nos hace falta, ingredientes necesarios, lista de la compra, lista de compras,
    ingredientes y cantidades, que necesitas, los ingredientes son, ingredientes de la receta
  `),
  // Headings of the method.
  method: list(`
    preparación, elaboración, instrucciones, pasos, modo de preparación, cómo hacer,
    cómo se hace, procedimiento, paso a paso, elaboración paso a paso, cómo preparar, método,
    preparacion, elaboracion, modo de elaboración, modo de hacerlo, modo de hacer,
    forma de preparación, forma de hacerlo, cómo hacerlo, cómo se prepara, como hacer,
    como se hace, cómo lo hago, cómo elaborar, preparación paso a paso,
    preparación de la receta, los pasos, pasos a seguir, instrucciones de preparación,
    receta paso a paso, proceso, desarrollo, manos a la obra, realización, la preparación,
    modo de preparacion, así se hace, indicaciones, procedimientos, elaboración de la receta
  `),
  // How a line begins that heads the method, whatever follows.
  howTo: list(`
    cómo hacer, cómo preparar, cómo se hace, cómo se prepara, cómo se hacen,
    cómo se preparan
  `),
  // Headings and labels after which the recipe is over: notes, tips, nutrition, comments.
  end: list(`
    trucos y consejos, consejos y trucos, trucos, consejos, 
    preguntas y respuestas,
    variación,
    receta alternativa, otra receta,
    modificaciones, cambios, notas, nota, consejos, consejo, trucos, información nutricional, comentarios,
    deja un comentario, recetas relacionadas, también te puede interesar, valoraciones,
    compartir, sugerencias, utensilios, vídeo, video, etiquetas, truco, observaciones,
    observación, nota del chef, valor nutricional, valores nutricionales,
    información nutricional por ración, calorías, comentario, escribe un comentario,
    deja tu comentario, otras recetas, más recetas, recetas similares, te puede interesar,
    puede interesarte, quizás te interese, opiniones, puntuación, sugerencia,
    sugerencia de presentación, conservación, variantes, variaciones, variante, material,
    equipo, fuente, alérgenos, sobre el autor, sobre mí, publicidad, imprimir, suscríbete,
    síguenos, preguntas frecuentes, categorías, importante, p.d., pd, ps, ojo, acompañamiento,
    con qué acompañar, fotos, consejos y trucos, mis consejos, sugerencias de la casa
  `),
  // How a heading begins below which the method is over.
  endStarts: list(`
    historia de, la historia de, historia del, origen de, el origen de
  `),
  // What the label of a note ends with: "storage notes".
  noteWords: list(`
    consejo, consejos, truco, trucos, nota, notas, observación, observaciones, variante, variantes, variación, variaciones, modificaciones
  `),
  // How a message ends.
  closings: list(`
    y listo, espero,
    buen provecho, que aproveche, a disfrutar, disfruta, espero que, a comer, a la mesa,
    saludos, un saludo, un abrazo, besos, gracias, hasta pronto, bon appetit, qué aproveche,
    ya me contarás
  `),
  // How a line below the last step begins that tells another way or how long the dish keeps.
  afterwords: list(`
    alternativa, como alternativa, en thermomix, con thermomix, thermomix, en la thermomix,
    también puedes, también podéis, también se puede, también pueden, se puede sustituir,
    se pueden sustituir, puedes sustituir, se puede congelar, se pueden congelar, se conserva,
    se conservan, si no tienes, si no tenéis
  `),
  // How a line below the last step begins in which the author talks about the dish.
  remarks: list(`
    la receta,
    esta receta, este plato, esta salsa, este guiso, esta sopa, te advierto, os recomiendo,
    te recomiendo, me encanta, nos encanta, a mí me, yo suelo,
    ideal para, perfecto para, ojo con
  `),
  // How a line begins that asks for votes, sells or names a photo.
  chatter: list(`
    saltar al contenido, ir al contenido,
    categorías:, categoría:, etiquetas:,
    te puede interesar, lee también, también te puede,
    cuéntanos, cuentanos, contadme, contadnos, opina,
    si te ha gustado, si te gustó, si os ha gustado, si les gustó, dale like, dale me gusta,
    te ha gustado, te gustó, os ha gustado, has probado, has hecho esta, puntúa, valora la receta,
    valora esta, deja un comentario, deja tu comentario, déjame un, dejadme, suscríbete,
    suscribete, suscríbanse, sígueme, síguenos, comparte esta, comparte la receta, comparte con,
    etiquétame, imprimir receta, foto:, fotos:, fotografía:, mira el vídeo, mira el video,
    ver el vídeo, publicidad, newsletter, haz clic, no olvides suscribirte, cuéntame
  `),
  // How a message begins.
  greetings: list('hola, buenas, buenos días, querida, querido, buenas tardes'),
  // Labels before the name of the dish.
  titleLabels: list('receta, título, titulo, nombre de la receta, nombre, plato'),
  // What stands before the name of the dish in a sentence.
  recipeFor: list(`
    receta de la, receta del, receta de los, receta de las, receta de mi, receta de unos,
    receta de unas, receta de un, receta de una, receta de, receta para
  `),
  // How the heading of one part of a list begins.
  groupStart: list(`
    para la, para el, para los, para las, para, además, para servir, para decorar,
    para acompañar, opcional, guarnición, cobertura
  `),
  // What a part of a dish is called, alone in its line.
  groups: list(`
    masa, relleno, salsa, sofrito, marinada, adobo, aliño, vinagreta, cobertura, glaseado, crema,
    almíbar, decoración, guarnición, rebozado, empanado, base, bizcocho, caldo, acompañamiento,
    aderezo, condimentos, especias, verduras, mojo, jarabe, cubierta, betún
  `),
  // What the name of such a part ends with that is hardly ever bought.
  madeParts: [],
  // What counts the parts of a long recipe.
  parts: list('parte, día'),
  // How a step begins that makes such a part: "make" the sauce.
  makeWords: list('preparar, prepara, preparamos, prepare, hacer, haz, hacemos'),
  // What a compound ends in that names such a part.
  groupHeads: [],
  // Tools that lists name between the foods.
  equipment: list(`
    utensilios, utensilios de cocina, utensilios necesarios, equipo, equipamiento, herramientas
  `),
  tools: list(`
    papel de horno, papel vegetal, papel de aluminio, film transparente, palillos, varillas,
    batidora, rodillo, manga pastelera, sartén, bandeja de horno, palos de brocheta, cuchillo,
    molde, cazuela, rallador, termómetro, colador, espátula, licuadora, moldes, tabla de cortar, cuchara de madera, olla, cucharón, fuente de horno,
    cacerola, báscula de cocina
  `),
  // How a list says what the dish goes with.
  servedWith: list('servir con, sirve con, acompañar con, acompañar de'),
  // Labels before times.
  prepTime: list(`
    tiempo de preparación, preparación, tiempo de elaboración, tiempo de preparacion, preparar,
    elaboración, tiempo activo, preparacion
  `),
  cookTime: list(`
    tiempo de cocción, cocción, tiempo de cocinado, tiempo de coccion, horneado,
    tiempo de horneado, tiempo de horno, horno, cocinado, tiempo cocinando
  `),
  totalTime: list(`
    tiempo total, total, tiempo, listo en, duración, tiempo estimado, tiempo necesario,
    duracion, en total, listo, tiempo aproximado
  `),
  // Labels before a time in which nothing is done.
  restTime: list(`
    reposo, tiempo de reposo, refrigeración, tiempo de refrigeración, levado, tiempo de levado,
    remojo, tiempo de remojo, tiempo de enfriado
  `),
  // Labels before how hard it is.
  difficulty: list('dificultad, nivel, nivel de dificultad'),
  // Labels before the name of a cuisine.
  cuisine: list('cocina, tipo de cocina, gastronomía, origen'),
  // Labels before a number of portions or pieces.
  yields: list(`
    raciones, porciones, personas, comensales, rendimiento, número de raciones,
    número de porciones, número de personas, ingredientes para, receta para, ración, porción,
    cantidad, capacidad, nº de raciones, nº de personas
  `),
  // Verbs before a number of portions: "serves 4".
  yieldVerbs: list('rinde, rinde para, salen, me salen, da para, alcanza para, rinden'),
  // Words between a recipe and those it is for: "for 4 people".
  forWords: list('para, para unas'),
  // What is counted: "4 servings".
  servings: list(`
    raciones, ración, porciones, porción, personas, persona, comensales, comensal, unidades,
    pax
  `),
  // What stands before a step's number.
  step: list('paso, paso nº'),
  // Amounts written as words, and what takes their place.
  amounts: list(`
    dos, tres, cuatro, cinco, seis, medio, media, pizca, zumo de, jugo de, siete, ocho, nueve,
    diez, doce, docena, una docena, un poco, un chorro de, un chorrito de, una pizca de,
    un puñado de, unas hojas de, unas gotas de, ralladura de, la ralladura de, el zumo de,
    el jugo de, medio kilo, cuarto,
    tres cuartos, kilo y medio, litro y medio
  `),
  // Amounts that count nothing exactly, articles among them.
  articles: list('un, una, unos, unas, algunos, algunas, varios, varias, un poco de'),
  // What stands before the article of what a food becomes: beaten "to" a cream.
  becomes: list('en, como, a, hasta'),
  // Units, whole and short, as lists write them.
  units: list(`
    g, gr, kg, ml, cl, dl, l, cucharada, cucharadas, cucharadita, cucharaditas, cda, cdta,
    taza, tazas, vaso, vasos, diente, dientes, pizca, lata, latas, rebanada, rebanadas, ramita,
    ramitas, hoja, hojas, sobre, sobres, gramos, litro, litros, puñado, manojo, chorrito,
    unidad, unidades, mg, cc, cucharada sopera, cucharadas soperas, cucharada de postre,
    cucharada de café, cda., cdas, cdas., cdta., cdtas, cdtas., cdita, cdita., c/s, c/c,
    tacita, chorro, chorritos, pizcas, manojos, ramillete, ramo, puñados, bote, botes, tarro,
    tarros, paquete, paquetes, bolsa, bolsas, caja, barra, barras, onza, onzas, libra, libras,
    kilo, kilos, kilogramo, kilogramos, gramo, mililitro, mililitros, centilitros, decilitro,
    loncha, lonchas, rodaja, rodajas, trozo, trozos, filete, filetes, cabeza, cabezas, tallo,
    tallos, lámina, láminas, lámina(s), brick, bricks, tableta, gotas, cm, grande, grandes,
    pequeña, pequeño, pequeñas, pequeños, mediana, mediano, medianas, medianos, pieza, piezas,
    ud, uds, ud., uds., copa, copita, cucharón, racimo, envase, tarrina, botella, terrón,
    count, hebra, hebras, cubito, pastilla
  `),
  // What joins an amount and its food.
  of: list('de, del, de la'),
  // What says that an amount is of each food that follows.
  each: list('de cada, de cada uno, cada uno'),
  // What joins two ingredients.
  and: list('y, e, más, con'),
  // How a list leaves the rest to the cook.
  andSoOn: list('etc, etcétera'),
  // What ends an ingredient that has no amount.
  lineEnds: list(`
    al gusto, opcional, para servir, para decorar, para freír, a gusto, a tu gusto,
    para acompañar, para espolvorear, para engrasar, para el molde, para pintar, para untar,
    para la sartén, cantidad necesaria, c/n, c.n., la necesaria, si se desea, si quieres,
    picado, picada, rallado, rallada, en rodajas, para adornar, para rebozar, para guarnición,
    una pizca
  `),
  // Words that begin steps: cooking verbs in the forms recipes use.
  verbs: list(`
    añadir, añade, añadimos, agregar, agrega, mezclar, mezcla, mezclamos, cortar, corta,
    cortamos, cocinar, cocina, calentar, calienta, calentamos, hornear, hornea, batir, bate,
    batimos, verter, vierte, poner, pon, ponemos, dejar, deja, dejamos, servir, sirve,
    servimos, pelar, pela, pelamos, picar, pica, picamos, precalentar, precalienta,
    precalentamos, freír, hervir, remover, remueve, incorporar, incorpora, incorporamos, lavar,
    lava, lavamos, sofreír, triturar, tritura, colocar, coloca, retirar, retira, cubrir, cubre,
    echamos, echa, preparar, añada, añadid, añadiremos, agregue, agregamos, agregad, mezcle,
    mezclad, mezclaremos, corte, cortad, cortaremos, cocine, cocinamos, cocinad, caliente,
    calentad, hornee, horneamos, hornead, bata, batid, vierta, vertemos, verted, vertimos,
    ponga, poned, pondremos, deje, dejad, dejaremos, sirva, servid, pele, pelad, pique, picad,
    precaliente, precalentad, freímos, fríe, freid, hierva, hierve, hervimos, remueva,
    removemos, revuelve, revolver, revolvemos, incorpore, incorporad, lave, lavad, sofríe,
    sofreímos, sofría, saltear, saltea, salteamos, dorar, dora, doramos, pochar, pocha,
    pochamos, rehogar, rehoga, rehogamos, asar, asamos, guisar, estofar, cocer, cuece, cocemos,
    cueza, escurrir, escurre, escurrimos, escurra, triture, trituramos, coloque, colocamos,
    retire, retiramos, cubra, cubrimos, echar, eche, prepara, preparamos, prepare, rallar,
    rallamos, ralle, trocear, trocea, troceamos, amasar, amasa, amasamos, amase, estirar,
    estira, estiramos, formar, formamos, rellenar, rellena, rellenamos, enrollar, enrolla,
    espolvorear, espolvorea, espolvoreamos, engrasar, engrasa, engrasamos, forrar, forra,
    pintar, pinta, pintamos, montar, monta, montamos, derretir, derrite, derretimos, fundir,
    funde, fundimos, disolver, disuelve, tamizar, tamiza, tamizamos, colar, colamos, machacar,
    machaca, majar, aplastar, aplasta, exprimir, exprime, exprimimos, sazonar, sazona,
    sazonamos, salpimentar, salpimenta, salpimentamos, salar, aliñar, aliña, aliñamos, marinar,
    macerar, reposar, enfriar, enfría, enfriamos, refrigerar, refrigera, congelar, congela,
    tapar, tapa, tapamos, destapar, reducir, reduce, ligar, espesar, desglasar, decorar,
    decora, decoramos, adornar, emplatar, emplata, emplatamos, probar, prueba, rectificar,
    rectifica, rectificamos, desmoldar, desmolda, voltear, dar, damos, llevar, lleva, llevamos,
    subir, bajar, apagar, apaga, apagamos, encender, limpiar, limpia, limpiamos, secar, seca,
    enjuagar, enjuaga, remojar, quitar, quita, quitamos, separar, separa, separamos, repartir,
    reparte, repartimos, introducir, introduce, introducimos, meter, metemos, sacar, saca,
    sacamos, tomar, toma, hacer, haz, hacemos, empezar, empezamos, terminar, terminamos,
    programar, programamos, pesar, pesa, primero, luego, después, mientras, finalmente,
    seguidamente, continuación, untar, unta, emulsionar, emulsiona, licuar, licúa, procesar,
    procesa, empanar, rebozar, reboza, deshuesar, desmenuzar, desmenuza, laminar, lamina,
    filetear, añado, pongo, corto, pico, pelo, bato, mezclo, frío, sofrío, cuezo, horneo, echo,
    dejo, caliento, hiervo, vierto, incorporo, amaso, sirvo, remuevo, trituro, cocino, agrego,
    doro, lavo, rallo, cubro, derrito
  `),
  // Words that no food's name has: a clause begins.
  clauses: list(`
    que, cuando, si, es, son, cada, por, más, pero, luego, se, lo, la
  `),
  // Words that no sentence ends with.
  openEnds: list(`
    y, o, el, la, los, las, un, una, unos, unas, de, del, al, con, sin, en, sobre, para, a, por,
    durante, hasta
  `),
  // Whole lines of a page's buttons and table heads.
  controls: list(`
    menú, saltar al contenido, ir al contenido, iniciar sesión, registrarse, buscar, inicio,
    imprimir, compartir, guardar, publicidad, imprimir receta, cantidad, descargar, me gusta,
    comentar, guardar receta, ver más, leer más, cerrar, copiar, pdf, compartir receta,
    añadir a favoritos, facebook
  `),
  // What a nutrition table names and an ingredient list does not.
  nutrients: list(`
    calorías, energía, valor energético, hidratos de carbono, carbohidratos, proteínas, grasas,
    grasas saturadas, de las cuales saturadas, azúcares, de los cuales azúcares, fibra,
    colesterol, sodio
  `),
  // Units of time.
  days: list('día, días'),
  hours: list('hora, horas, h, hora(s), hr, hrs, h.'),
  minutes: list('minuto, minutos, min, min., mins, minuto(s)'),
}
