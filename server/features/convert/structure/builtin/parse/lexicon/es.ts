import type { Lexicon } from './lexicon.ts'
import { list } from './list.ts'
import { orders } from './spanish-orders.ts'

export const ES: Lexicon = {
  language: 'es',
  // "En una sartén con aceite caliente freímos las patatas".
  verbPosition: 'anywhere',
  headPosition: 'first',
  hasCompounds: false,
  elides: false,
  // Gender and number go by the ending.
  stemming: {
    shortest: 4,
    endings: { s: '', o: '', a: '', e: '', os: '', as: '', es: '', ces: 'z', ce: 'z' },
    irregular: {
      ajos: 'ajo',
      ajito: 'ajo',
      ajillo: 'ajo',
      ajete: 'ajete',
      ajetes: 'ajete',
      uvas: 'uva',
      anís: 'anis',
      pimienta: 'pimienta',
      pimientas: 'pimienta',
      paso: 'paso',
      pasos: 'paso',
      parte: 'parte',
      partes: 'parte',
      manga: 'manga',
      masa: 'masa',
      masas: 'masa',
      copa: 'copa',
      copas: 'copa',
      caso: 'caso',
      modo: 'modo',
      todo: 'todo',
      todos: 'todo',
      todas: 'todo',
      toda: 'todo',
      puntos: 'punto',
      punto: 'punto',
      lacón: 'lacon',
      col: 'col',
      coles: 'col',
      yogurt: 'yogur',
      yogurts: 'yogur',
      yoghurt: 'yogur',
      yogourt: 'yogur',
      aove: 'aceit',
      jugo: 'zum',
      jugos: 'zum',
      papa: 'patat',
      papas: 'patat',
      maicena: 'maicen',
      maizena: 'maicen',
      cebollita: 'cebolla',
      cebollitas: 'cebolla',
      cebolla: 'cebolla',
      cebollas: 'cebolla',
      huevito: 'huev',
      huevitos: 'huev',
      espagueti: 'espagueti',
      espaguetis: 'espagueti',
      dulces: 'dulz',
      dulce: 'dulz',
      calabacines: 'calabacin',
    },
    pluralEndings: list(`s`),
  },
  // Forms that are nouns as well ("la mezcla", "agua caliente") are hidden by `falseVerbs`.
  verbs: {
    add: [
      ...orders(`
        añadir, agregar, echar, poner, verter, colocar, meter, introducir, sumar, cascar, tamizar, cernir,
        pesar, desglasar, mojar, regar, bañar, volcar, depositar, adicionar, disponer, juntar,
        completar, perfumar, aromatizar, flambear, vaciar la leche, vaciar el caldo, vaciar el agua en, vaciar la salsa, vaciar ... licuadora
      `),
      ...orders(`
        desmenuzar la levadura, hacer un volcán con, formar un volcán con, cubrir con agua, cubrir con el agua, cubrir con
        el caldo, cubrir con caldo, cubrir de agua, cubrir de caldo, cubrir ... de agua, cubrir ...
        con agua, cubrir ... con el caldo, cubrir ... con caldo, espolvorear la harina, espolvorear
        con la harina, espolvorear con harina, unir los, unir las, unir el, unir la, rallar ...
        encima, bañar con, mojar con, regar con
      `),
      ...list(`va el, van los, va la, van las`),
    ],
    stirIn: [
      ...orders(`integrar, incorporar`),
      ...orders(`
        incorporar ... batiendo, incorporar ... removiendo, incorporar ... mezclando, añadir ...
        batiendo, añadir ... removiendo, añadir ... sin dejar de batir, añadir ... sin dejar de
        remover, incorporar ... sin dejar de batir, incorporar ... sin dejar de remover, agregar ...
        batiendo, agregar ... sin dejar de batir, agregar ... sin dejar de remover, verter ... sin
        dejar de remover, verter ... sin dejar de batir, incorporar ... uno a uno, añadir ... uno a
        uno, agregar ... uno a uno, incorporar ... de uno en uno, añadir ... de uno en uno, verter
        ... batiendo, echar ... sin dejar de remover
      `),
    ],
    chop: [
      ...orders(`
        picar, desmenuzar, deshilachar, desmechar, picar finamente, picar muy fin*, picar fin*,
        picar bien fin*, picar menud*
      `),
      ...orders(`
        cortar ... chiquit*, cortar ... pequeñit*, cortar ... muy fin*, cortar ... muy pequeñ*, cortar ... pequeñit*, cortar ... menud*, cortar
        ... en trocitos, cortar ... finamente, cortar finamente, hacer un
        picadillo, trocear ... groser*, trocear groser*, trocear ... tosc*, trocear tosc*, trocear
        ... tomate*, trocear ... pimiento*, trocear ... calabacin*, trocear ... berenjena*, trocear
        ... pepino*, trocear ... chocolate, trocear ... nueces, trocear ... almendras, trocear ...
        avellanas, trocear ... pistachos, trocear ... cacahuetes, trocear ... anacardos, trocear ...
        perejil, trocear ... cilantro, trocear ... albahaca, cortar ... tomates en trozos pequeñ*,
        cortar ... tomates en dados pequeñ*, cortar ... tomate en trozos pequeñ*, cortar ... tomate
        en dados pequeñ*, cortar ... calabacin* en trozos pequeñ*, cortar ... calabacin* en dados
        pequeñ*, cortar ... pimiento* en trozos pequeñ*, cortar ... pimiento* en dados pequeñ*,
        trocear ... fin*, trocear ...
        pequeñ*, cortar ... en brunoise, cortar ... en daditos, cortar ... en cuadraditos
      `),
    ],
    dice: orders(`cortar, trocear, partir, dividir las verduras`),
    slice: [
      ...orders(`laminar, filetear, rebanar`),
      ...orders(`
        cortar ... rodajas, cortar ... rodajitas, cortar ... laminitas, cortar ... tiritas, cortar ... medias rodajas, cortar ... láminas, cortar ... tiras, cortar ... juliana, cortar ...
        lonchas, cortar ... rebanadas, partir ... rodajas, cortar ... bastones, cortar ... gajos,
        cortar ... por la mitad, cortar ... en dos, partir ... por la mitad, cortar ... aros, cortar
        ... medias lunas
      `),
    ],
    grate: orders(`rallar, pasar ... por el rallador, pasar ... por un rallador`),
    grind: [
      ...orders(`moler, pulverizar`),
      ...orders(`
        picar la carne, picar ... carne, moler ... polvo, triturar ... polvo, reducir ... a polvo
      `),
    ],
    crush: [
      ...orders(`majar, machacar, prensar`),
      ...orders(`
        aplastar ... ajo*, triturar ... galletas, moler ... galletas, romper ... galletas, picar ...
        hielo, rallar el pan, rallar ... pan
      `),
    ],
    mix: [
      ...orders(`
        mezclar, remover, revolver, entreverar, combinar, amalgamar, ligar, homogeneizar, diluir, disolver,
        desleír, agitar, entremezclar, mover
      `),
      ...orders(`
        hacer una vinagreta con, hacer la vinagreta con, preparar una vinagreta con, preparar la
        vinagreta con, preparar la vinagreta mezclando, preparar el aliño mezclando, hacer un aliño
        con, seguir removiendo, seguir mezclando, continuar removiendo, continuar mezclando, dar una
        vuelta, dar unas vueltas, dar vueltas, formar ... masa, unir todo, unir bien, unir ... masa,
        ir removiendo, ir mezclando, arenar, frotar ... con los dedos, batir ligeramente con un
        tenedor
      `),
      ...list(`
        da unas vueltas, damos unas vueltas, damos una vuelta, da una vuelta, damos vueltas, demos
        vueltas, dele vueltas, se le da unas vueltas, dale vueltas, dale unas vueltas, dale una
        vuelta, mezclo, remuevo, vamos removiendo, vamos mezclando, ve removiendo
      `),
    ],
    whisk: [
      ...orders(`batir, varillar`),
      ...orders(`
        seguir batiendo, continuar batiendo, volver a batir, blanquear ... yemas, blanquear los
        huevos, espumar ... huevos
      `),
      ...list(`vamos batiendo`),
    ],
    whip: [
      ...orders(`montar, semimontar`),
      ...orders(`
        batir ... punto de nieve, batir ... a nieve, subir ... punto de nieve, batir ... claras,
        batir la nata, batir ... picos, batir ... nata ... montada, batir ... merengue, poner ...
        punto de nieve, levantar las claras, batir la crema de leche, batir la crema para batir
      `),
    ],
    cream: orders(`
      batir la mantequilla, batir ... mantequilla con el azúcar, batir ... mantequilla y el azúcar,
      batir ... mantequilla blanda, batir ... mantequilla pomada, trabajar la mantequilla, cremar,
      acremar, blanquear la mantequilla, batir ... mantequilla ablandada, batir ... mantequilla
      reblandecida, batir ... mantequilla a temperatura, mezclar ... mantequilla pomada, batir el
      queso crema
    `),
    knead: [
      ...orders(`amasar, heñir, sobar`),
      ...orders(`
        trabajar la masa, trabajar ... masa, seguir amasando, continuar amasando, dejar ...
        amasando, volver a amasar
      `),
      ...list(`vamos amasando`),
    ],
    fold: orders(`
      incorporar ... envolvent*, mezclar ... envolvent*, añadir ... envolvent*, agregar ...
      envolvent*, integrar ... envolvent*, remover ... envolvent*, incorporar ... con cuidado,
      incorporar con cuidado, incorporar ... delicad*, mezclar ... delicad*, incorporar suavemente,
      mezclar suavemente, incorporar ... de abajo arriba, mezclar ... de abajo arriba, incorporar
      ... de abajo hacia arriba, mezclar ... de abajo hacia arriba, añadir ... con cuidado,
      incorporar ... con una espátula, incorporar ... con la espátula, incorporar ... con una
      lengua, incorporar ... suavidad, mezclar ... con suavidad, mezclar con cuidado, mezclar ...
      con cuidado, unir ... envolvent*, batir ... envolvent*, incorporar ... claras montadas,
      incorporar ... nata montada, incorporar ... suavemente, incorporar las claras
    `),
    blend: [
      ...orders(`triturar, licuar, procesar, turmizar, mixear`),
      ...orders(`
        pasar ... por la batidora, pasar por la batidora, pasar ... por el pasapurés, pasar por el
        pasapurés, pasar ... por la licuadora, reducir a puré, reducir ... a puré, batir ...
        batidora de mano, batir ... batidora de brazo, batir ... batidora de vaso, batir ...
        minipimer, batir ... túrmix, batir con la batidora, batir con batidora, batir ... licuadora,
        pasar ... por la túrmix, batir ... puré, batir todo ... batidora, batir ... muy fin*, batir
        la sopa, batir la crema con, pasar ... minipimer, meter la batidora, pasar la batidora, dar un toque de batidora, dar un toque con la batidora, dar un golpe con la batidora, batir todo hasta que quede fin*, batir todo hasta que esté fin*,
        poner ... vaso de la batidora y batir, dar
        un golpe de batidora, dar un golpe de túrmix, batir ... sin grumos ... batidora
      `),
    ],
    mash: orders(`
      aplastar, chafar, hacer puré, hacer un puré, hacer ... puré, pisar, pasar ... patatas por el
      pasapurés, machacar ... patata*, machacar ... aguacate*, machacar ... plátano*, machacar ...
      con un tenedor, pasar las patatas por el pasapurés
    `),
    emulsify: [
      ...orders(`emulsionar`),
      ...['añadiendo', 'echando', 'vertiendo', 'agregando', 'incorporando'].flatMap((doing) =>
        list(
          `vamos ${doing} ... aceite ... hilo, vamos ${doing} ... aceite ... poco a poco, vamos ${doing} poco a poco el aceite, ve ${doing} ... aceite ... hilo, ve ${doing} ... aceite ... poco a poco, ve ${doing} poco a poco el aceite`,
        ),
      ),
      ...orders(`
        añadir ... aceite ... en hilo, añadir el aceite en hilo, verter el aceite en hilo, verter
        ... aceite ... en hilo, añadir el aceite poco a poco, verter el aceite poco a poco, añadir
        poco a poco el aceite, verter poco a poco el aceite, incorporar el aceite poco a poco,
        incorporar poco a poco el aceite, añadir ... hilo de aceite, agregar el aceite poco a poco,
        agregar el aceite en hilo, agregar poco a poco el aceite, incorporar el aceite en hilo,
        echar el aceite poco a poco, añadiendo el aceite, añadiendo poco a poco el aceite, añadiendo
        ... aceite ... hilo, vertiendo el aceite, incorporando el aceite, agregando el aceite,
        echando el aceite, añadir ... hilo fino, verter ... hilo fino, añadir ... aceite
        ... chorro fino, añadir lentamente el aceite, hacer una mayonesa
      `),
    ],
    sweat: [
      ...orders(`
        sofreír, rehogar, saltear, sudar, nacarar, anacarar, pochar, glasear la cebolla, acitronar,
        cristalizar, transparentar, confitar la cebolla
      `),
      ...orders(`
        dorar ligeramente, freír ... cebolla, cocinar ... transparent*, cocinar ... pochad*, hacer
        un sofrito, hacer el sofrito, hacemos el sofrito, preparar el sofrito, preparar un sofrito,
        freír ... transparent*, cocinar ... traslúcid*, cocinar ... translúcid*, dejar ... pochando,
        dejar ... transparent*, poner ... a pochar, poner ... a sofreír, poner ... a rehogar, hacer
        ... cebolla, freír ... ajo*, sudar, cocinar ... blandita*, freír a fuego lento, freír a
        fuego suave, ablandar, vuelta y vuelta la cebolla, dejar que ... se poche*, cocer ...
        transparente*
      `),
      ...list(`se poche, se pochen`),
    ],
    brown: [
      ...orders(`dorar, sellar, marcar, soasar`),
      ...orders(`
        freír ... doren, freír ... dore, freír ... dorad*, saltear ... dorad*, cocinar ... dorad*,
        cocinar ... dore, cocinar ... doren, pasar ... por la sartén, cocinar ... cambie de color,
        cocinar ... pierda el color, dejar ... color, dar color, hacer ... por ambos lados, hacer
        ... por los dos lados, cocinar ... por ambos lados, dejar ... dorar*, pasar por la plancha,
        hacer ... a la plancha, rehogar ... cambie de color, rehogar ... dorad*
      `),
    ],
    fry: [
      ...orders(`freír, refreír, fritar`),
      ...orders(
        `hacer ... en la sartén, cuajar la tortilla, cuajar ... tortilla, pasar ... por aceite`,
      ),
    ],
    toast: [
      ...orders(`tostar`),
      ...orders(`tostar ... sin aceite, dorar ... en seco, torrefactar`),
    ],
    cook: [
      ...orders(
        `cocinar, cocer, recocer, confitar, hacer un roux, preparar un roux, elaborar un roux`,
      ),
      ...orders(`
        secar la masa, secar un poco la masa, freír el tomate, freír los tomates, freír ... tomate triturado, seguir cocinando, seguir
        cociendo, continuar la cocción, continuar cocinando, continuar
        cociendo, proseguir la cocción, terminar la cocción, mantener ... en el fuego, mantener ...
        a fuego, dejar ... al fuego, dejar ... a fuego, dejar ... en el fuego, poner ... a cocer,
        poner a cocer, llevar ... al fuego durante, hacer ... a fuego, dejar ... haciéndose, dejar hacer, dejar que se haga, tener ... al fuego, tener ... a fuego, dejar
        ... cociendo, dejar ... cocinando, dejar ... tiern*, poner ... a cocinar, mantener al fuego,
        mantener ... cociendo, hacer a fuego, poner ... a fuego
      `),
      ...list(`
        se haga, se hagan, se vaya haciendo, se vayan haciendo, que haga, se cocine, se cocinen
      `),
    ],
    simmer: [
      ...orders(`guisar, estofar, borbotear, sofreir a fuego lento`),
      ...orders(`
        dejar ... chup chup, dejar ... chup-chup, hacer chup chup, cocer a fuego lento, cocinar a
        fuego lento, dejar ... a fuego lento, dejar ... a fuego suave, cocer a fuego suave, cocer a
        fuego bajo, hervir a fuego lento, hervir a fuego suave, hervir a fuego bajo, cocinar a fuego
        bajo, cocinar a fuego suave, cocer ... a fuego lento, cocinar ... a fuego lento, cocer a
        fuego muy lento, hervir suavemente, cocer suavemente, mantener un hervor suave, dejar ... a
        fuego bajo, cocinar ... a fuego bajo, cocer ... a fuego bajo, cocer ... a fuego suave,
        cocinar ... a fuego suave, cocer lentamente, cocinar lentamente, dejar ... hervor suave
      `),
    ],
    boil: [
      ...orders(`hervir, bullir, escaldar, sancochar, blanquear, ebullir`),
      ...orders(`
        llevar a ebullición, llevar ... a ebullición, llevar a hervor, llevar a un hervor, llevar
        ... a hervir, llevar a hervir, calentar ... ebullición, calentar ... hierva, calentar ...
        hervir, poner ... a hervir, poner a hervir, dar un hervor, dar ... un hervor, esperar ...
        hierva, esperar ... hervir, romper el hervor, dejar que rompa a hervir, dejar ... rompa a
        hervir, dejar ... levante el hervor, subir ... rompa a hervir, cocer la patata, cocer las
        patatas, cocer los huevos, cocer el huevo, cocer * huevos, cocer los * huevos, cocer ...
        huevos duros, cocer ... huevos en agua, cocer en agua ... huevo*, poner ... huevo* a cocer *, poner a cocer ... huevo*, poner ... a cocer ... huevo*, cocinar los huevos en agua,
        cocinar * huevos en agua, dejar cocer los huevos, hacer los huevos duros, cocer la pasta, cocer los macarrones, cocer los
        espaguetis, cocer el arroz blanco, cocer los fideos, cocer el brócoli, cocer la coliflor,
        cocer las judías verdes, cocer las papas, cocer las zanahorias, cocinar la pasta, cocinar
        las papas, poner ... ebullición, alcanzar ... ebullición, traer a ebullición, soltar el hervor, soltar hervor, llevar al
        punto de ebullición, llevar ... punto de ebullición
      `),
      ...list(`
        que rompa a hervir, huevos se cuecen, huevo se cuece, huevos los cocemos, dale un hervor, damos un hervor, se le da un hervor, rompa el hervor
      `),
    ],
    steam: orders(`
      abrir al vapor, abrir ... al vapor, cocer al vapor, cocer ... al vapor, cocinar al vapor,
      cocinar ... al vapor, hacer al vapor, hacer ... al vapor, poner ... al vapor, cocer ...
      vaporera, cocinar ... vaporera, poner ... en la vaporera, dejar ... al vapor, pasar ... por la
      vaporera, vaporizar, cocer ... sobre el vapor, preparar ... al vapor
    `),
    poach: [
      ...orders(`escalfar`),
      ...orders(`pochar los huevos, pochar el huevo, pochar ... huevo*`),
    ],
    reduce: [
      ...orders(`reducir, evaporar`),
      ...orders(`
        cocinar ... reduzca, cocer ... reduzca, cocinar ... se evapor*, cocer ... se evapor*, dejar
        ... se evapor*, dejar ... consum*, hervir ... reduzca, reducir la salsa, cocer ... se
        reduzca, esperar ... se evapor*, esperar ... evapore, esperar ... reduzca
      `),
    ],
    thicken: [
      ...orders(`espesar, engordar la salsa, engrosar`),
      ...orders(`
        preparar ... bechamel con, hacer ... bechamel con, elaborar ... bechamel con,
        preparar ... besamel con, hacer ... besamel con, preparar una salsa blanca con,
        hacer una salsa blanca con
      `),
      ...orders(`
        cocer ... espes*, cocinar ... espes*, remover ... espes*, mezclar ... espes*, calentar ...
        espes*, batir ... espese, dejar ... espes*, hervir ... espes*, revolver ... espes*, cocinar
        ... tome cuerpo, cocer ... tome cuerpo, cocinar ... cubra la cuchara, cocer ... nape, ligar
        la salsa, trabar, cocinar ... cuaje la crema
      `),
    ],
    melt: [
      ...orders(`derretir, fundir`),
      ...orders(`
        calentar ... derret*, calentar ... derrita*, calentar ... fund*, remover ... fund*, remover
        ... derrit*, deshacer la mantequilla, deshacer el chocolate, poner ... a derretir, mezclar
        ... se fund*, poner ... a fundir
      `),
    ],
    caramelise: [
      ...orders(`caramelizar`),
      ...orders(
        `
          hacer un caramelo, hacer el caramelo, preparar el caramelo, preparar un caramelo, cocinar
          ... caramelizad*
        `,
      ),
    ],
    heat: [
      ...orders(`calentar, recalentar, templar, entibiar, atemperar`),
      ...orders(`
        poner al fuego, poner ... al fuego, poner a calentar, poner ... a calentar, llevar al fuego,
        llevar ... al fuego, poner en el fuego, poner ... en el fuego, disolver la levadura,
        disolver ... levadura, desleír la levadura, desleír ... levadura, diluir ... levadura, deshacer ... levadura, disolver la gelatina, diluir la levadura, deshacer la levadura, dejar
        ... caliente, poner ... a fuego medio, poner ... a fuego bajo, poner ... a fuego alto, dar
        un calentón, dejar ... caliente*
      `),
    ],
    scramble: [
      ...orders(`
      revolver los huevos, cuajar los huevos, cuajar a fuego*, cuajar en la sartén, cuajar ...
      removiendo, hacer un revuelto, remover ... cuaj*, cuajar ... revuelto, cocinar ... huevos ...
      removiendo, dejar cuajar los huevos, remover ... huevos ... cuajados
    `),
      ...list(`cuajarlos, cuájelos, cuájalos, los cuajamos`),
    ],
    bake: [
      ...orders(`hornear, asar, gratinar, parrillar`),
      ...orders(`
        meter en el horno, meter ... en el horno, meter al horno, meter ... al horno, introducir en
        el horno, introducir ... en el horno, introducir ... al horno, llevar al horno, llevar ...
        al horno, poner ... en el horno, poner en el horno, poner al horno, poner ... al horno,
        cocer en el horno, cocer ... en el horno, cocinar ... en el horno, cocinar en el horno,
        precocinar ... horno, precocer ... horno, dejar ... en el horno, dejar en el horno, enfornar, enhornar, hacer ... en el horno, hacer
        ... al horno, gratinar, pasar
        por el horno, tostar ... en el horno, dorar ... en el horno, cocer al horno, asar a la
        parrilla, hacer ... a la parrilla, volver ... al horno, freír ... freidora, cocinar ... freidora
      `),
    ],
    preheat: [
      ...orders(`precalentar`),
      ...orders(`
        calentar el horno, encender el horno, poner el horno, prender el horno, ajustar el horno,
        encender el gratinador, bajar la temperatura del horno, subir la temperatura del horno,
        bajar el horno, subir el horno, encender la barbacoa, calentar la parrilla, calentar la
        plancha, poner a calentar el horno, poner a precalentar, ir calentando el horno
      `),
      ...list(`vamos calentando el horno, ve precalentando, vamos precalentando`),
    ],
    rest: [
      ...orders(`reposar, infusionar, dejar, esperar, asentar, atemperar fuera`),
      ...orders(`
        dejar ... reposando, dejar ... empap*, dejar ... a temperatura ambiente, dejar ... tapad*, dejar ... cuaj*,
        cuajar, dejar ... secar*, dejar ... infusion*, dejar ... asent*, dejar ... de un día para
        otro, dejar ... fuera del fuego, dejar ... repose*, hacer una infusión, dejar ... sudar*
      `),
    ],
    proof: [
      ...orders(`fermentar, levar, leudar, fermentarse`),
      ...orders(`
        dejar ... doble, dejar ... dobl* su volumen, dejar ... dobl* de volumen, dejar ...
        duplique*, dejar que ... doble, dejar que ... duplique, esperar ... doble, dejar ... crecer*, dejar que crezca, dejar ... suba*, dejar
        ... subir*, dejar levitar, dejar ... levar*, dejar ... ferment*, dejar ... leud*
      `),
    ],
    cool: [
      ...orders(`enfriar, refrescar`),
      ...orders(`
        dejar ... entibi*, dejar ... templ*, dejar ... enfr*, dejar ... atemper*, dejar ... tibi*,
        dejar ... frío, dejar ... fría, dejar ... fríos, dejar ... frías, cortar la cocción
      `),
    ],
    chill: [
      ...orders(`refrigerar`),
      ...list(`a la nevera, al frigorífico, al frigo, a nevera, directo a la nevera`),
      ...orders(`
        enfriar en la nevera, enfriar ... nevera, enfriar ... frigorífico, enfriar ... frigo, meter
        ... nevera, meter ... frigorífico, meter ... frigo, poner ... nevera, poner ... frigorífico,
        dejar ... nevera, dejar ... frigorífico, dejar ... frigo, llevar ... nevera, llevar ...
        frigorífico, reservar ... nevera, reservar ... frigorífico, reservar ... frigo, guardar ...
        nevera, guardar ... frigorífico, introducir ... nevera, introducir ... frigorífico, reposar
        ... nevera, reposar ... frigorífico, reposar ... frigo, meter ... heladera, dejar ...
        heladera, llevar ... heladera, dejar ... refrigerador, llevar ... refrigerador, meter ...
        refrigerador, conservar ... en frío, reservar en frío, reservar ... en frío, guardar ...
        refrigerador, llevar al frío, enfriar ... refrigerador, poner ... refrigerador, cuajar ...
        nevera, cuajar ... frigorífico
      `),
    ],
    freeze: [
      ...orders(`congelar`),
      ...orders(
        `
          meter ... congelador, llevar ... congelador, dejar ... congelador, poner ... congelador,
          introducir ... congelador, guardar ... congelador
        `,
      ),
    ],
    marinate: [
      ...orders(`marinar, macerar, adobar`),
      ...orders(
        `dejar ... marinando, dejar ... macerando, dejar ... en adobo, dejar ... en la marinada`,
      ),
    ],
    soak: [
      ...orders(`remojar, hidratar, rehidratar, desalar`),
      ...orders(`
        poner ... a remojo, poner ... en remojo, poner a remojo, poner en remojo, dejar ... en
        remojo, dejar ... a remojo, dejar en remojo, dejar a remojo, poner ... en agua fría,
        ablandar ... en agua, sumergir ... en agua fría, meter ... en agua fría, ablandar la
        gelatina, hidratar la gelatina, mantener ... en remojo
      `),
    ],
    setAside: [
      ...orders(`reservar, apartar`),
      ...orders(`
        dejar aparte, dejar ... aparte, dejar ... a un lado, poner aparte, mantener caliente,
        mantener ... caliente, mantener ... caliente a fuego *, mantener caliente a fuego *, mantener caliente a fuego muy *, conservar caliente, conservar ... caliente, poner a un lado, dejar a un lado, guardar, mantener al calor, separar
        ... para
      `),
    ],
    transfer: [
      ...orders(`pasar, trasladar, transferir, repartir, trasvasar, distribuir, volcar sobre`),
      ...orders(`
        verter ... molde*, verter ... sobre la bandeja, verter ... sobre el bizcocho, verter ...
        sobre la base, verter ... sobre las galletas, verter ... sobre la placa, verter ... sobre la
        pasta, verter ... sobre el pollo, verter ... sobre la carne, verter ... sobre el pescado,
        verter en el molde, verter en un molde, poner ... molde*, echar ... molde*, volcar ...
        molde*, volcar ... sobre, volcar ... encimera, poner ... en una fuente, colocar ... en una
        fuente, verter ... en una fuente, colocar ... bandeja, poner ... bandeja, poner ... sobre,
        colocar ... sobre, colocar ... en un plato, poner ... en un plato, poner ... en platos,
        verter ... vasos, verter ... copas, verter ... vasitos, poner ... vasitos, verter ...
        tarros, meter ... tarros, vaciar en, vaciar la mezcla, vaciar la preparación, vaciar la masa, vaciar ... molde*, vaciar ... refractario, envasar, llenar ... moldes, rellenar ... moldes, verter ...
        moldes, verter ... flaneras, poner ... flaneras, verter ... cuencos, servir en moldes,
        colocar ... molde*, sacar ... a la encimera, pasar ... a la encimera, poner ... encimera,
        disponer ... bandeja, disponer ... fuente, disponer ... sobre, echar ... por encima, verter
        ... por encima, poner ... por encima, colocar ... por encima, meter ... manga, poner ...
        manga, escudillar, verter ... jarra, colocar ... en la fuente
      `),
    ],
    remove: [
      ...orders(`
        retirar, sacar, quitar, desechar, descartar, desmoldar, eliminar, extraer,
        desespumar, recoger, tirar
      `),
      ...orders(`retirar la espuma, parar la cocción`),
    ],
    returnTo: orders(`
      volver a poner, volver a añadir, volver a echar, volver a incorporar, devolver, volver a
      meter, reincorporar, volver a introducir, volver a verter, regresar, volver a agregar, volver
      a colocar, poner de nuevo, añadir de nuevo, incorporar de nuevo, poner otra vez
    `),
    lowerHeat: [
      ...orders(`bajar, subir`),
      ...orders(`
        apagar el fuego, apagar la placa, apagar la vitrocerámica, apagar la vitro, bajar el calor,
        bajar el fuego, bajar ... el fuego, bajar a fuego, bajar la intensidad, bajar la
        temperatura, subir el fuego, subir la temperatura, reducir el fuego, reducir la temperatura,
        reducir a fuego, reducir ... el fuego, retirar del fuego, retirar ... del fuego, apartar del
        fuego, apartar ... del fuego, quitar del fuego, quitar ... del fuego, sacar del fuego, sacar
        ... del fuego, poner el fuego, aumentar el fuego, disminuir el fuego, ajustar el fuego,
        reducir el calor, bajar al mínimo, poner al mínimo, fuera del fuego, subir a fuego, aflojar
        el fuego, reducir la intensidad, avivar el fuego, poner a fuego, volver al fuego, volver a
        poner ... al fuego, volver a poner al fuego, poner de nuevo al fuego, volver a llevar ... al
        fuego, devolver al fuego
      `),
    ],
    cover: [
      ...orders(`tapar, cubrir, destapar, envolver, sellar con, cerrar, filmar`),
      ...orders(`
        poner la tapa, poner ... la tapa, colocar la tapa, quitar la tapa, cubrir con, cubrir con un
        paño, cubrir con film, cerrar ... tapa, sellar ... film, poner papel film
      `),
    ],
    season: [
      ...orders(`
        salpimentar, sazonar, condimentar, aderezar, aliñar, rectificar, probar, endulzar, especiar
      `),
      ...orders(`
        añadir sal, añadir la sal, añadir ... al gusto, poner sal, echar sal, agregar sal, agregar
        ... al gusto, corregir, ajustar de sal, poner ... punto de sal, ajustar la sal, añadir una
        pizca de sal, agregar una pizca de sal, echar una pizca de sal, poner una pizca de sal,
        poner a punto de sal, comprobar el punto de sal, dar el punto de sal, añadir un poco de sal,
        añadir sal y pimienta, salar y, añadir pimienta, poner ... a punto de sal, dejar al gusto,
        echar un poco de sal, añadir ... si hace falta
      `),
      ...list(`
        salpimenta, salpimente, salpimentan, salpimentalo, salpimentala, salpimentalas,
        salpimentalos
      `),
      ...list(`
        salar, salarl*, salamos, sala y, sala la, sala las, sala el, sala los, sala al gusto, salad,
        se sala, se salan
      `),
    ],
    prepare: [
      ...orders(`
        escaldar los tomates, escaldar ... tomates, escaldar el tomate, escaldar las almendras, escaldar ... para pelar*,
        pelar, lavar, limpiar, enjuagar, secar, desgranar, desvenar, exprimir, separar, engrasar,
        forrar, encamisar, enharinar, escamar, eviscerar, deshuesar, descongelar, esterilizar,
        preparar, desvainar, despepitar, mondar, cepillar, frotar el molde, cuartear, raspar,
        vaciar, descorazonar, pinchar, salpicar el molde, espinar, bridar, desmigar, clarificar,
        despuntar, aclarar, refregar, deshojar, desengrasar, acanalar, chascar, cachelar
      `),
      ...orders(`
        untar el molde, untar un molde, untar la fuente, untar una fuente, untar ... molde, quitar
        la piel, quitar las pepitas, quitar las semillas, quitar el tallo, quitar los rabos, quitar
        el corazón, quitar ... semillas, quitar ... pepitas, quitar ... piel, quitar ... tallos,
        quitar ... hebras, quitar ... germen, retirar las semillas, retirar las pepitas, retirar la
        piel, retirar ... semillas, retirar ... pepitas, retirar ... piel, retirar el hueso, retirar
        ... germen, retirar ... espinas, sacar ... jugo, sacar el zumo, sacar ... de la nevera,
        sacar ... del frigorífico, hacer un corte, hacer unos cortes, dar un corte, espolvorear el
        molde, enmantequillar, pintar el molde, poner papel de horno en, pelar y, extraer ... zumo,
        sacar ... semillas, desechar las semillas, cubrir una bandeja, cubrir ... papel de horno,
        tener ... a mano, abrir la lata, cortar la base, cortar las puntas, cortar los extremos,
        rallar la piel
      `),
      ...list(`aceitar*, aceitamos, aceita la, aceita el, aceita un, aceita una`),
    ],
    shape: [
      ...orders(`
        formar, moldear, bolear, aplanar, enrollar, rellenar, estirar, plegar, doblar, trenzar,
        ensartar, desgasificar, desgasar, embutir, enroscar, pellizcar, presionar, dividir, laminar la masa
      `),
      ...orders(`
        extender la masa, extender ... rodillo, dar forma, hacer bolas, hacer bolitas, hacer
        albóndigas, hacer porciones, dividir ... en, dividir la masa, cortar la masa, cortar ...
        masa, cortar con un cortapastas, cortar ... cortapastas, hacer tiras, quitar el aire, sacar
        el aire, hacer croquetas, formar bolas, hacer ... bolas, hacer ... bola, hacer un rollo,
        pasar el rodillo, hacer discos, cerrar ... tenedor, sellar los bordes, hacer una bola
      `),
      ...list(`damos forma, da forma, dele forma, dale forma, se le da forma`),
    ],
    assemble: [
      ...orders(`
        espolvorear, pintar, untar, extender, alisar, napar, esparcir, adornar, rebozar, empanar, empanizar, capear,
        emborrizar, cubrir de, alternar, intercalar, girar, repetir, glasear, barnizar, salpicar,
        decorar, apilar, emborrachar, pincelar, masajear, frotar, embadurnar, empapar, rociar, igualar, nivelar, coronar
      `),
      ...orders(`
        montar el plato, montar la lasaña, montar la tarta, montar el pastel, montar los platos,
        montar la ensalada, poner una capa, colocar una capa, poner encima, colocar encima, hacer
        capas, hacer una capa, pasar ... por harina, pasar ... por huevo, pasar ... por pan rallado,
        pasar por harina, pasar por huevo, dar la vuelta, dar ... la vuelta, voltear, darle la
        vuelta, poner otra capa, cubrir con otra, aliñar la ensalada, bañar la tarta, bañar el
        bizcocho, bañar las galletas, cubrir ... con el resto, cubrir ... con la salsa, cubrir ...
        bechamel, cubrir ... queso, añadir ... por encima, echar ... por encima, terminar con, poner
        ... encima, colocar ... encima, mojar ... bizcochos, mojar los bizcochos, mojar ... pan,
        colocar ... alrededor
      `),
      ...list(`
        damos la vuelta, dar vuelta, da la vuelta, dale la vuelta, dales la vuelta, le damos la
        vuelta, dele la vuelta, les damos la vuelta, se les da la vuelta
      `),
    ],
    drain: [
      ...orders(`escurrir, colar, filtrar`),
      ...orders(`
        pasar ... por un colador, pasar ... por el colador, pasar por un colador, pasar por el
        chino, pasar ... por el chino, pasar ... por un chino, tirar el agua, desechar el agua,
        retirar el agua, dejar escurrir, dejar ... escurr*, poner ... a escurrir, poner ... en un
        colador, dejar ... colador, volcar ... colador
      `),
    ],
    serve: [
      ...orders(`
        servir, disfrutar, degustar, emplatar, acompañar, presentar, consumir, saborear, conservar
      `),
      ...orders(`
        llevar a la mesa, sacar a la mesa, decorar ... y servir, guardar ... recipiente hermético,
        mantener ... días
      `),
      ...list(`
        listo para comer, a disfrutar, a comer, buen provecho, se conserva, se conservan, aguanta*
      `),
    ],
    needless: orders(`
      hacer un hueco, hacer un volcán, formar un volcán, hacer un pozo, hacer un agujero, formar un
      hueco, hacer una fuente, hacer un cráter
    `),
    other: [
      ...orders(`
        comprobar, vigilar, controlar, abrir, ajustar, procurar, evitar, utilizar, asegurar, elegir,
        escoger, observar, repasar, medir, cuidar, llenar, alargar
      `),
      ...orders(`
        tener cuidado, tener en cuenta, pinchar con un palillo, pinchar ... palillo, hacer la
        prueba, hacer la masa, hacer la salsa, hacer el relleno, preparar la masa, preparar la
        salsa, preparar el relleno
      `),
    ],
  },
  // The phrase that begins first in a name decides: "caldo de pollo" is a liquid.
  foods: {
    onion: list(`cebolla*, cebollita*, chalota*, chalote*, echalote*, escalonia*, puerro*`),
    garlic: list(`ajo, ajos, diente* de ajo*, cabeza* de ajo*, ajete*, ajitos`),
    ginger: list(`
      jengibre, guindilla*, chile, chiles, chili*, ají, ajíes, jalapeño*, cayena fresca, citronela,
      galanga, chile serrano, chile jalapeño
    `),
    herb: list(`
      hierba*, perejil*, albahaca, cilantro, eneldo, cebollino*, menta, hierbabuena, yerbabuena,
      tomillo, romero, salvia, estragón, laurel, hoja* de laurel, mejorana, orégano fresco, orégano,
      ciboulette, hoja* de albahaca, hoja* de menta, ramillete*, bouquet garni, cebolleta*, cebolla*
      tierna*, cebolla* de verdeo, finas hierbas, epazote, perifollo, ramita*, rama* de perejil,
      rama* de tomillo, rama* de romero, atado
    `),
    hardVegetable: list(`
      zanahoria*, apio*, apionabo, chirivía*, nabo*, colinabo, remolacha*, betabel, calabaza*,
      zapallo, auyama, coliflor*, brócoli*, brécol, hinojo, verdura*, vegetales, judía* verde*,
      judías verdes, ejotes, vainitas, espárrago*, coles de bruselas, col de bruselas, rábano*,
      rabanito*, rama* de apio, tallo* de apio, hortaliza*, romanesco, yuca, camote*, boniato*,
      batata*, chayote*, cardo, cardos, alcachofa* fresca*, habichuelas verdes, chauchas, judía
      plana, judías planas
    `),
    softVegetable: list(`
      tomate*, jitomate*, calabacín*, calabacines, berenjena*, pepino*, pimiento*, aguacate*,
      palta*, maíz, elote*, choclo*, aceituna*, alcaparra*, pepinillo*, alcachofa*, corazones de
      alcachofa, tomatito*, tomate* cherry, pimentón rojo, pimentón verde, morrón, morrones,
      zucchini*, zapallito*, pimiento* morrón, pimiento* del piquillo, granos de elote, aceitunas
      negras, chile poblano, chiles poblanos, poblano*, piquillo*
    `),
    leaf: list(`
      lechuga*, espinaca*, acelga*, col, coles, repollo, col rizada, kale, rúcula, canónigos,
      berro*, escarola, endibia*, endivia*, lombarda, ensalada, col lombarda, col china, pak choi,
      grelos, berza*, brotes tiernos, hojas verdes, achicoria, mezclum, brotes de espinaca*
    `),
    mushroom: list(`
      champiñón, champiñones, champiñon*, seta*, hongo*, níscalo*, boletus, boleto*, shiitake*,
      portobello*, champi*, porcini
    `),
    potato: list(`patata*, papa, papas, patatita*`),
    legume: list(`
      alubia*, judía*, judión, judiones, garbanzo*, lenteja*, guisante*, haba, habas, frijol*,
      fríjol*, poroto*, chícharo*, arveja*, edamame, pochas, habichuela*, fabes, faba*, fréjol*,
      judías blancas, judías pintas, soja en grano, tirabeques, caraota*, altramuces, habitas
    `),
    rice: list(`
      arroz*, arroz bomba, arroz redondo, arroz largo, arroz basmati, arroz arborio, arborio,
      carnaroli
    `),
    grain: list(`
      avena, copos de avena, quinoa, quinua, bulgur, cuscús, cous cous, couscous, cebada, polenta,
      sémola*, mijo, trigo sarraceno, espelta, copos, trigo, cebada perlada, granola, muesli,
      tapioca, salvado*, harina de maíz para polenta, trigo tierno, farro, kasha
    `),
    pasta: list(`
      pasta, espagueti*, spaghetti*, macarrón, macarrones, fideo*, tallarín, tallarines, lasaña*,
      penne, fusilli, ñoqui*, ravioli*, tortellini*, canelón, canelones, espirales, hélices, lazos,
      tagliatelle*, linguine*, placas de lasaña, láminas de lasaña, placas de canelones, pasta
      corta, coditos, pluma*, vermicelli, orzo, estrellitas, fettuccine*, noodles, caracolas,
      conchas, rigatoni
    `),
    mincedMeat: list(`
      carne picada*, carne molida, carne* picada*, ternera picada, cerdo picado, picada de ternera,
      pollo picado, pavo picado, cordero picado, carne picada mixta, res molida, cerdo molido,
      picadillo, carne de res molida, carne molida de res, carne de ternera picada, carne de cerdo
      picada, hamburguesa*, carne de salchicha, carne de longaniza
    `),
    meat: list(`
      carne*, ternera*, cerdo, cordero*, vaca, buey, res, lomo*, solomillo*, chuleta*, costilla*,
      morcillo, aguja, carrillera*, carrillada*, jarrete, rabo, conejo*, jabalí, falda, secreto*,
      presa, pluma ibérica, entrecot*, filete* de ternera, filete* de cerdo, filete*, redondo,
      magro*, paletilla*, codillo*, cabrito, venado, ciervo, panceta fresca, osobuco*, ossobuco*,
      bistec*, bife*, ragú de ternera, hígado*, callos, pierna de cordero, pierna de cerdo,
      espaldilla, zancarrón, carne para guisar, carne de ternera, carne de cerdo, chuletón,
      churrasco, jamón asado, lacón, babilla, cadera, tapa de ternera
    `),
    poultry: list(`
      pollo*, pavo, pato, pechuga*, muslo*, contramuslo*, ala, alas, alitas, alita*, gallina,
      codorniz, codornices, pularda, capón, pavita, confit de pato, magret*, jamoncito*, solomillo*
      de pollo, solomillo* de pavo, filete* de pollo, filete* de pavo, pollo entero, picantón,
      picantones, perdiz, perdices, oca, carcasa*
    `),
    sausage: list(`
      chorizo*, salchicha*, bacon, beicon, tocino*, panceta*, jamón*, jamón serrano, jamón york,
      jamón cocido, morcilla*, longaniza*, butifarra*, sobrasada, salami, tofu, tempeh, salchichón,
      fuet, mortadela, taquitos de jamón, tacos de jamón, seitán, lonchas de bacon, lonchas de
      jamón, pepperoni, chistorra*, halloumi, cecina, pavo cocido, fiambre, guanciale, soja
      texturizada
    `),
    fish: list(`
      pescado*, salmón, bacalao*, merluza*, pescadilla*, atún*, bonito*, trucha*, lubina*, dorada,
      doradas, rape*, lenguado*, gallo*, caballa*, sardina*, boquerón, boquerones, anchoa*,
      rodaballo*, emperador, pez espada, mero, corvina, filete* de pescado, filete* de merluza,
      filete* de salmón, filete* de bacalao, filete* de anchoa*, lomo* de merluza, lomo* de salmón,
      lomo* de bacalao, lomo* de atún, rodaja* de merluza, rodaja* de salmón, ventresca, cabracho,
      congrio, salmón ahumado, tilapia*, panga, perca, huachinango, filetes de lenguado, lomo* de
      pescado, ventresca de atún, surimi, cola* de rape, besugo*, jurel*, migas de bacalao, fletán,
      abadejo, tronco* de merluza
    `),
    seafood: list(`
      gamba*, gambón, gambones, langostino*, camarón, camarones, mejillón, mejillones, almeja*,
      berberecho*, calamar*, chipirón, chipirones, sepia*, pulpo*, vieira*, cangrejo*, bogavante*,
      cigala*, marisco*, navaja*, ostra*, choco, chocos, puntilla*, pota*, langosta*, buey de mar,
      nécora*, sepionet*, chirla*, coquina*, anillas de calamar, rabas, zamburiña*, gulas
    `),
    egg: list(`huevo*, huevo entero, huevos enteros, huevitos`),
    eggYolk: list(`yema*, yema* de huevo*`),
    eggWhite: list(`clara, claras, clara* de huevo*`),
    milk: list(`
      leche*, leche entera, leche de coco, leche de almendra*, leche de avena, leche evaporada,
      leche condensada, bebida de avena, bebida de almendra*, bebida de soja, bebida vegetal, bebida
      de coco, bebida de arroz, suero de leche, buttermilk, leche de soja, leche vegetal, leche
      desnatada
    `),
    cream: list(`
      nata, nata líquida, nata para montar, nata para cocinar, nata montada, crema de leche, crema
      para batir, crema líquida, nata vegetal, crema de coco, crema, nata de montar, crema
      chantilly, crema de soja, media crema, crema espesa
    `),
    softDairy: list(`
      yogur*, yogurt*, yogur griego, yogur natural, queso crema, queso de untar, queso para untar,
      queso fresco batido, crema agria, nata agria, mascarpone, queso mascarpone, ricotta, requesón,
      queso philadelphia, philadelphia, queso quark, quark, kéfir, skyr, cuajada, queso fresco para
      untar, queso cremoso, queso ricotta, queso batido, queso de cabra crema, queso blanco de
      untar, crema fresca, requeson
    `),
    hardCheese: list(`
      queso parmesano, parmesano, queso manchego, manchego, queso curado, queso rallado, queso
      gruyer*, gruyer*, emmental, queso emmental, cheddar, queso cheddar, gouda, queso gouda, queso
      semicurado, pecorino, grana padano, idiazábal, queso idiazábal, queso edam, queso de bola,
      queso para gratinar, queso parmesano rallado, queso duro, comté, queso maasdam, queso havarti,
      queso viejo
    `),
    cheese: list(`
      queso*, mozzarella*, feta, queso feta, queso fresco, queso de cabra, queso azul, roquefort,
      queso roquefort, cabrales, rulo de cabra, brie, camembert, burrata, queso mozzarella, queso en
      lonchas, provolone, gorgonzola, queso de burgos, tetilla, torta del casar, panela
    `),
    butter: list(`
      mantequilla*, margarina, manteca*, ghee, manteca de cerdo, mantequilla clarificada, aceite de
      coco, grasa de pato
    `),
    oil: list(`aceite*, aceite de oliva, aceite de girasol, aove, aceite vegetal, a.o.v.e, spray`),
    liquid: list(`
      agua*, caldo*, caldo de pollo, caldo de verduras, caldo de carne, caldo de pescado, consomé,
      fumet, fondo*, vino*, vino blanco, vino tinto, zumo*, jugo*, zumo de limón, jugo de limón,
      vinagre*, cerveza*, café, sidra, té, coñac, brandy, ron, jerez, manzanilla, oporto, marsala,
      licor*, anís, anisete, whisky, vodka, cava, moscatel, vermut, pedro ximénez, salsa de soja,
      salsa*, salsa worcestershire, salsa perrins, salsa inglesa, tabasco, tomate* triturado*,
      tomate frito, tomate* en lata, tomate* en conserva, salsa de tomate, tomate* pelado*, passata,
      puré de tomate, esencia*, esencia de vainilla, extracto*, extracto de vainilla, vainilla
      líquida, agua de azahar, agua de rosas, horchata, salsa de pescado, refresco*, bebida
      isotónica, mirin, sake, agua con gas, infusión, tequila, pisco, amaretto, sopa, tomate natural
      triturado, tomate tamizado, tomate rallado, tinta de calamar, agua de cocción, café expreso,
      espresso, vainilla, aroma*, cubitos de hielo, hielo*, almíbar ligero, gazpacho, kirsch
    `),
    flour: list(`
      harina*, harina de trigo, harina de fuerza, harina integral, harina de repostería, harina de
      maíz, harina de arroz, harina de garbanzo*, harina de avena, almendra* molida*, harina de
      almendra*, harina de centeno, harina bizcochona, harina leudante, avellana* molida*, almendras
      en polvo, harina panificable, nuez molida, nueces molidas
    `),
    starch: list(`
      maicena, maizena, almidón*, fécula*, harina fina de maíz, almidón de maíz, fécula de patata,
      harina de tapioca, almidón de tapioca, polvo* para natilla*, polvo para flan, arrurruz
    `),
    sugar: list(`
      azúcar*, azúcar moreno, azúcar morena, azúcar glas*, azúcar glass, azúcar blanco, panela
      molida, azúcar vainillado, azúcar avainillado, azúcar invertido, edulcorante*, stevia,
      estevia, eritritol, azúcar impalpable, piloncillo, azúcar de caña, azúcar mascabado, xilitol,
      azúcar gelificante, sacarina, rapadura
    `),
    syrup: list(`
      miel*, sirope*, melaza, jarabe*, sirope de arce, sirope de agave, miel de caña, caramelo
      líquido, caramelo, dulce de leche, almíbar, glucosa, jarabe de maíz, sirope de ágave
    `),
    yeast: list(`
      levadura fresca, levadura de panadero, levadura de panadería, levadura seca, levadura
      prensada, levadura seca de panadero, levadura seca de panadería, levadura fresca de panadero,
      masa madre, levadura de pan, levadura instantánea, levadura fresca de panadería, levadura
      liofilizada, cubo de levadura, prefermento, poolish, levadura seca activa
    `),
    leavening: list(`
      levadura*, levadura química, levadura en polvo, polvo* de hornear, impulsor*, bicarbonato*,
      gasificante*, royal, levadura royal, gelatina*, hoja* de gelatina, cola* de pescado, agar
      agar, agar-agar, pectina, crémor tártaro, cremor tártaro, goma xantana, psyllium, lámina* de
      gelatina, cuajada en polvo
    `),
    salt: list(`
      sal, sal fina, sal gorda, sal marina, sal y pimienta, sal gruesa, sal en escamas, flor de sal,
      sal & pimienta, sal pimienta
    `),
    spice: list(`
      levadura nutricional,
      pimienta*, pimentón*, pimentón dulce, pimentón picante, pimentón de la vera, pimienta negra,
      comino*, canela, rama* de canela, canela en rama, canela en polvo, nuez moscada, cúrcuma,
      curry, azafrán, hebra* de azafrán, colorante*, cardamomo, clavo, clavos, clavo de olor, clavos
      de olor, jengibre en polvo, jengibre molido, ajo en polvo, ajo molido, ajo granulado, cebolla
      en polvo, especia*, anís estrellado, anís en grano, anís verde, matalahúva, matalahuga,
      cayena*, cayena molida, cayena en polvo, guindilla* seca*, chile en polvo, chile en hojuelas,
      copos de chile, orégano seco, tomillo seco, albahaca seca, romero seco, hierbas provenzales,
      hierbas de provenza, garam masala, ras el hanout, semillas de comino, semillas de cilantro,
      cilantro en grano, cilantro molido, ralladura*, ralladura de limón, ralladura de naranja, piel
      de limón, piel de naranja, cáscara de limón, cáscara de naranja, corteza de limón, piel,
      cáscara, corteza, vaina* de vainilla, rama* de vainilla, vainilla en polvo, pastilla* de
      caldo, cubito* de caldo, cubo* de caldo, caldo en polvo, pastilla de avecrem, avecrem,
      sazonador*, condimento*, pimientas, semillas de mostaza, mostaza en grano, mostaza en polvo,
      laurel molido, achiote, sumac, zaatar, perejil seco, ñora*, pimiento* choricero*, carne de
      pimiento choricero, enebro, bayas de enebro, semillas de hinojo, semillas de amapola, vainilla
      en rama, pimienta de cayena, mezcla de especias, ají molido, ají de color, merkén, macis,
      pimienta de jamaica, chile seco, chiles secos, chile ancho, chile guajillo, hierbas secas,
      menta seca, salvia seca, copos de guindilla
    `),
    chocolate: list(`
      chocolate*, chocolate negro, chocolate con leche, chocolate blanco, chocolate fondant,
      chocolate de cobertura, chocolate para fundir, cobertura de chocolate, pepitas de chocolate,
      chips de chocolate, perlas de chocolate, virutas de chocolate, gotas de chocolate, chispas de
      chocolate
    `),
    cocoa: list(`
      cacao*, cacao en polvo, cacao puro, cocoa, matcha, leche en polvo, café soluble, café
      instantáneo, café en polvo, chocolate en polvo, proteína en polvo
    `),
    nut: list(`
      nuez, nueces, almendra*, avellana*, pistacho*, anacardo*, cacahuete*, cacahuate*, maní, piñón,
      piñones, nuez de macadamia, nueces pecanas, pecanas, pacanas, frutos secos, semillas de
      girasol, pipas*, pipas de girasol, pipas de calabaza, pepitas de calabaza, semillas de sésamo,
      sésamo, ajonjolí, semillas de chía, chía, semillas de lino, lino, linaza, castaña*, semillas
      de calabaza, nuez de castilla, nuez pecana, almendra laminada, almendras laminadas, almendra
      en granillo, granillo de almendra, nueces de macadamia, marañón, semilla*
    `),
    driedFruit: list(`
      pasas, uvas pasas, pasas de corinto, ciruela* pasa*, ciruelas pasas, orejones, orejón, dátil,
      dátiles, higo* seco*, arándanos secos, arándanos deshidratados, coco rallado, coco,
      albaricoque* seco*, fruta* escarchada*, tomate* seco*, fruta deshidratada, pasitas, uva pasa,
      arándano* rojo* seco*, fruta confitada, cerezas confitadas
    `),
    fruit: list(`
      manzana*, plátano*, banana*, fresa*, frutilla*, frambuesa*, arándano*, mora, moras, fruta*,
      frutos rojos, frutos del bosque, pera, peras, melocotón, melocotones, durazno*, albaricoque*,
      ciruela*, cereza*, mango*, piña, limón, limones, lima, limas, naranja*, mandarina*,
      clementina*, uva, uvas, kiwi*, melón, sandía, ruibarbo, higo*, granada*, nectarina*, papaya*,
      pomelo*, membrillo*, maracuyá, fruta de la pasión, níspero*, caqui*, guayaba*, chirimoya*,
      banano*, cambur*, ananá, grosella*, paraguayo*, guinda*, plátano macho, breva*
    `),
    bread: list(`
      pan, panes, pan de molde, barra de pan, galleta*, galletas maría, rebanada* de pan, baguette*,
      tosta*, biscote*, bizcocho*, bizcochos de soletilla, soletilla*, hojaldre*, masa quebrada,
      masa brisa, masa de hojaldre, masa de pizza, masa filo, tortilla* de trigo, tortilla* de maíz,
      tortilla*, obleas, oblea*, panecillo*, bollo*, brioche, picatoste*, croissant*, colines,
      magdalena*, sobao*, digestive, pan duro, pan rústico, pan integral, miga de pan, pan tostado,
      pan pita, arepa*, nachos, lámina* de hojaldre, plancha* de hojaldre, wraps, barquillo*,
      chapata, mollete*, pan del día anterior, masa de empanada*
    `),
    crumbs: list(`pan rallado*, panko, pan molido, migas, galleta molida`),
    paste: list(`
      tomate concentrado, concentrado de tomate, pasta de tomate, extracto de tomate, mostaza*,
      kétchup, ketchup, catsup, tahini, tahina, tahín, crema de cacahuete*, mantequilla de
      cacahuete*, mantequilla de maní, pesto, harissa, pasta de curry, miso, mermelada*, mayonesa*,
      crema de avellanas, nutella, nocilla, hummus, alioli, sobrasada fresca, crema de almendra*,
      crema de pistacho, compota*, rábano picante, wasabi, sriracha, salsa barbacoa, salsa de
      ostras, salsa hoisin, pasta de sésamo, pasta de miso, puré*, paté*, foie*, gochujang, chutney,
      salsa picante, chipotle*, adobo, dulce de membrillo, puré de calabaza, mostaza de dijon,
      confitura*, lemon curd, pasta de ajo, olivada, tapenade
    `),
  },
  traits: {
    coconut: list(`coco, cocos`),
    beetroot: list(`remolacha*, betabel*`),
    coffeeBean: list(`grano* de café, café en grano`),
    crust: list(
      `masa quebrada, masa brisa, hojaldre*, masa filo, masa de empanada, obleas de empanadilla*, base de pizza`,
    ),
    frozen: list(`congelado, congelada, congelados, congeladas`),
    ice: list(`hielo*`),
    mozzarella: list(`mozzarella*`),
    oats: list(`avena`),
    pepper: list(`pimiento*, morrón, morrones, ají morrón, pimentón rojo, pimentón verde`),
    polenta: list(`polenta, sémola*, harina de maíz para polenta`),
    sweets: list(
      `malvavisco*, nube*, marshmallow*, caramelos, grageas, fideos de colores, lacasitos`,
    ),
    risottoRice: list(`arborio, carnaroli, vialone, arroz para risotto`),
    tomato: list(`tomate*, jitomate*, passata`),
    water: list(`agua, aguas`),
  },
  collectives: [
    { words: list(`frutas secas, frutas desecadas`), foods: ['driedFruit'] },
    { words: list(`harinas`), foods: ['flour'] },
    { words: list(`azúcares`), foods: ['sugar'] },
    { words: list(`aceites`), foods: ['oil'] },
    {
      words: list(`
        verduras, verdura, hortalizas, vegetales, verduritas, el sofrito, al sofrito, del sofrito, este sofrito,
        nuestro sofrito
      `),
      foods: ['onion', 'hardVegetable', 'softVegetable', 'leaf', 'mushroom', 'potato'],
    },
    { words: list(`carne, carnes`), foods: ['mincedMeat', 'meat', 'poultry'] },
    { words: list(`ternera, carne picada, carne molida`), foods: ['mincedMeat'] },
    { words: list(`hierbas, hierbas aromáticas, aromáticas, hierbas frescas`), foods: ['herb'] },
    { words: list(`especias, condimentos`), foods: ['spice', 'salt'] },
    { words: list(`pasta`), foods: ['pasta'] },
    { words: list(`queso, quesos`), foods: ['hardCheese', 'cheese'] },
    { words: list(`frutos secos`), foods: ['nut'] },
    { words: list(`fruta, frutas, frutos rojos`), foods: ['fruit'] },
    { words: list(`legumbre, legumbres, alubias, judías`), foods: ['legume'] },
    { words: list(`setas, hongos, champiñones`), foods: ['mushroom'] },
    { words: list(`pescado, pescados, filetes`), foods: ['fish'] },
    { words: list(`marisco, mariscos`), foods: ['seafood'] },
    { words: list(`lácteos`), foods: ['milk', 'cream', 'softDairy'] },
    { words: list(`caldo`), foods: [] },
    { words: list(`las yemas, yemas, la yema`), foods: ['egg'], isPart: true },
    { words: list(`las claras, claras, la clara`), foods: ['egg'], isPart: true },
    {
      words: list(`ingredientes secos, secos, ingredientes en polvo, mezcla seca`),
      foods: ['flour', 'starch', 'sugar', 'leavening', 'salt', 'spice', 'cocoa', 'yeast', 'grain'],
    },
    {
      words: list(`ingredientes líquidos, ingredientes húmedos, líquidos, húmedos`),
      foods: ['egg', 'eggYolk', 'milk', 'cream', 'softDairy', 'oil', 'liquid', 'syrup', 'butter'],
    },
    { words: list(`sal y pimienta`), foods: ['salt'] },
    { words: list(`grasa`), foods: ['butter', 'oil'] },
  ],
  places: {
    bowl: list(`
      mortero, bol, bols, bowl, bowls, cuenco, cuencos, recipiente, ensaladera, robot de cocina, robot,
      procesador, procesador de alimentos, procesadora, batidora, batidora de vaso, batidora de
      mano, batidora de brazo, batidora americana, licuadora, picadora, vaso de la batidora, vaso de
      batidora, vaso de la licuadora, vaso batidor, amasadora, jarra, vaso alto, fuente honda,
      barreño, túrmix, minipimer, bol de la batidora, cuenco de la amasadora, bol de la amasadora,
      jarra de la batidora, tazón, vaso del robot, vaso de la túrmix, thermomix, cubeta, varillas
      eléctricas, batidora de varillas, perol
    `),
    pot: list(`
      cazuela, cazuelas, olla, ollas, hoya, cacerola, cacerolas, cazo, cazos, cocotte, marmita, puchero,
      caldero, cazuelita, baño maría, baño de maría, al baño maría, cazuela de barro, ollita,
      rondón, sopera, cacito
    `),
    fryingPan: list(`
      sartén, sartenes, wok, plancha, paellera, paella, parrilla de sartén, sartén grill,
      sartencita, crepera, comal
    `),
    oven: list(`
      horno, bandeja de horno, bandeja del horno, placa de horno, placa del horno, fuente de horno,
      fuente para horno, fuente apta para horno, fuente refractaria, molde, moldes, molde de
      bizcocho, molde de tarta, molde para plum cake, molde desmontable, molde alargado, ramequines,
      ramekins, flaneras, flanera, bandeja, cápsulas de magdalenas, cápsulas, papel de horno, papel
      vegetal, papel de hornear, bandeja para hornear, charola, gratinador, cazuelitas individuales,
      aro de emplatar, refractario, fuente, asadera, molde de corona, budinera
    `),
    cold: list(`
      nevera, frigorífico, frigo, congelador, refrigerador, heladera, sitio fresco, lugar fresco,
      refrigeradora
    `),
    plate: list(`
      plato, platos, fuente de servir, fuente de servicio, tabla, tabla de cortar, encimera,
      superficie de trabajo, mesa, rejilla, papel de cocina, papel absorbente, paño, paño limpio,
      vasos, vasitos, copas, en un tarro, al tarro, en el tarro, tarros, botes, en un bote, al bote, en el bote, en una botella, en la botella, colador, escurridor, papel film,
      film transparente, manga pastelera, tupper, táper, recipiente hermético, bandeja de servir,
      cuencos individuales, mesa de trabajo, mesada, superficie enharinada, jarrita,
      salsera, platos hondos, bolsa, bolsa de plástico, trapo, fuente amplia, servilleta*
    `),
    otherAppliance: list(`
      freidora, freidora de aire, air fryer, airfryer, barbacoa, panificadora, heladera
      eléctrica para helados, yogurtera, máquina de pasta, gofrera, sandwichera, heladora,
      parrilla, sifón, cocedero, vaporera eléctrica
    `),
  },
  devices: {
    slowCooker: list(`
      olla lenta, slow cooker, crock pot, crockpot, crock-pot, olla de cocción lenta
    `),
    pressureCooker: list(`
      olla a presión, olla exprés, olla express, olla rápida, olla programable, instant pot,
      multicooker
    `),
    microwave: list(`
      microondas, horno microondas
    `),
  },
  method: {
    joiners: list(`
      y, e, y luego, y después, luego, después, y a continuación, y entonces, pero, y por último, y
      finalmente
    `),
    beforeVerb: list(`
      si es necesario, si hace falta, si fuera necesario, tras lo cual, y, e, luego, entonces, ahora, también, por último, finalmente, mientras tanto, entretanto, a
      la vez, al mismo tiempo, a continuación, primero, en primer lugar, en segundo lugar, por otro
      lado, por otra parte, por un lado, aparte, seguidamente, acto seguido, inmediatamente,
      enseguida, bien, muy, solo, simplemente, de nuevo, otra vez, nuevamente, se, lo, la, los, las,
      le, les, te, nos, no, poco a poco, con cuidado, suavemente, lentamente, rápidamente,
      finamente, ligeramente, hay que, vamos a, tenemos que, debemos, puedes, podemos, se puede,
      puede, deberás, tendremos que, si quieres, si lo deseas, si se desea, si es necesario,
      opcionalmente, además, así, todo, en este momento, en ese momento, por encima, a fuego lento,
      a fuego medio, a fuego fuerte, paso 1, paso 2, para empezar, para terminar, para servir, para
      ello, una vez más, previamente, aquí, cuando esté listo, empezamos por, comenzamos por,
      terminamos por
    `),
    helperVerbs: list(`
      dejar*, dejamos, deja, dejal*, deje, dejel*, dejad, dejadl*, dejan, dejen, dejo
    `),
    forProcessors: list(
      `si usas un robot de cocina, si usa un robot de cocina, si utilizas un robot de cocina, si utiliza un robot de cocina, si tienes un robot de cocina, si usas una procesadora, si usas un procesador, si utilizas un procesador`,
    ),
    goesOn: list(
      `porque, ya que, puesto que, para que, para evitar, a fin de, antes de, antes que, sin, aunque, según, mientras, cuando, si, siempre que, dependiendo, en cuanto, de modo que, de manera que, de forma que`,
    ),
    subordinators: list(`
      hasta que, hasta, cuando, si, para que, que, sin que, una vez que, una vez, en cuanto, de modo
      que, de manera que, de forma que, ya que, porque, como, donde, aunque, a medida que, conforme,
      según, siempre que, tal y como, pues, puesto que, pasados, pasadas, pasado, pasada,
      transcurridos, transcurridas, transcurrido, transcurrida, al cabo de, a los, a las, evitando,
      procurando, removiendo, para evitar, debe, deben, debería*, tiene que, tienen que, tendrá*,
      deberá*, quedará*, es importante, lo ideal, después de, antes de, mientras que, mientras se,
      mientras la, mientras el, mientras las, mientras los
    `),
    falseVerbs: list(`
      servirá para, servirán para, sirve para, sirven para, mientras se *, sin que llegue a *ir, sin que lleguen a *ir, sin que hierva*, para *ar, para
      *er, para *ir, para *rlo*, para *rla*, para *rle*, para *arse, para *erse, sin *ar, sin *er,
      sin *ir, sin * de *ar, sin * de *er, sin * de *ir, sin * a *ir, sin *rlo*, sin *rla*, antes de
      *ar, antes de *er, antes de *ir, antes de *rlo*, antes de *rla*, después de *ar, después de
      *er, después de *ir, después de *rlo*, después de *rla*, a punto de *ir, a punto de *ar, a la
      hora de *ir, a la hora de *ar, momento de *ir, momento de *ar, al servir*, al hervir, al
      hornear*, al enfriar*, al cocinar*, al cocer*, al freír*, al introducir, al pinchar*, al
      cortar*, al meter*, al sacar*, al añadir*, al mover*, al probar*, al tacto, deja de *ir, deje
      de *ir, dejen de *ir, dejar de *ar, dejar de *er, dejar de *ir, dejes de *er, dejes de *ar,
      empiece a *ir, empiece a *ar, empiecen a *ar, empiecen a *ir, empieza a *ir, empieza a *ar,
      comience a *ir, comience a *ar, comiencen a *ar, comienza a *ir, vuelva a *ir, rompe a hervir,
      listo para *r, lista para *r, listas para *r, listos para *r, recién *, pasta para *ar, así se
      *, cuando hierva*, cuando ... hierva*, cuando espese*, cuando ... espese*, en cuanto hierva*,
      en cuanto ... hierva*, cuando ... dore*, cuando se dore*, una vez hierva*, una vez ...
      hierva*, cuando ... rompa a hervir*, cuando ... se funda*, cuando ... se derrita*, cuando ...
      se enfríe*, cuando ... se evapore*, cuando ... reduzca*, la mezcla, una mezcla, esta mezcla,
      nuestra mezcla, misma mezcla, otra mezcla, primera mezcla, de mezcla, tu mezcla, su mezcla, una crema, la crema, de crema, con crema, y crema,
      mezcla resultante, mezcla obtenida, mezcla anterior, mezcla homogénea, mezcla espesa, mezcla
      cremosa, la tapa, una tapa, su tapa, con tapa, sin tapa, de tapa, la forma, de forma, en
      forma, con forma, una forma, esta forma, misma forma, la prueba, de prueba, de
      cocina, la cocina, en cocina, una cocina, la parte, una parte, en parte, otra parte, cada
      parte, mayor parte, parte de, parte del, la marca, una marca, el corte, un corte, los cortes,
      de corte, en cortes, corte de, más corta, una pasta, de pasta, la reserva, de reserva, en
      conserva, doble su volumen, doblen su volumen, doble de volumen, doblen de volumen, doble de
      su volumen, doble de tamaño, el doble, al doble, doble de, como una crema, un marcado, el
      asado, batidora de *, se pegue*, se queme*, a media, quede *, queden *, corta por, cubierta
      de, se enfría, se corte, tanto que, toda la noche, está listo, la sala, una sala, se
      despegue*, que se forme*, se integre*, se mezcle*, mantenga su, mantenga la, alrededor de, bomba de
    `),
    pronouns: list(`lo, la, los, las, le, les`),
    holders: { words: list(`he, hemos`) },
    enclitics: list(`
      *rlo, *rla, *rlos, *rlas, *dlo, *dla, *dlos, *dlas, *nlo, *nlos, *nla, *nlas, *alo, *alos,
      *alas, *elo, *elos, *elas, *ezala,
      *quela, *guela, *jela, *rtela, *stela, *ntela, *ltela, *clela, *nadela, *vala, *jala, *cala,
      *rtala, *gala, *llela, *cala, *rala, *ndela, *rnela, cortala, picala, añadela, dejala, mezclala, lavala, pelala,
      incorporala, ponla, agregala
    `),
    closers: list(`hasta`),
    timesAhead: list(`después de, luego de`),
    relatives: list(`que, donde`),
    leadIns: list(`
      cuando, si, una vez que, una vez, en cuanto, pasados, pasadas, pasado, pasada, transcurridos,
      transcurridas, transcurrido, transcurrida, al cabo de, a los, a las, después de
    `),
    abbreviations: list(`
      min, mins, aprox, gr, g, grs, ml, cl, dl, kg, l, c, cda, cdas, cdta, cdtas, cdita, cta, ctas,
      ud, uds, h, hs, hr, seg, s, n, nº, etc, ej, p.ej, pej, temp, máx, mín, tbsp, cs, cp, cc, c.s,
      c.c, t, sr, sra, vel, pág, opc
    `),
    componentOpeners: list(`
      para la, para el, para los, para las, para hacer la, para hacer el, para preparar la, para
      preparar el, para nuestra, para nuestro, preparación de la, preparación del, elaboración de
      la, elaboración del, para elaborar la, para elaborar el
    `),
  },
  time: {
    seconds: list(`segundos, segundo, seg, segs`),
    minutes: list(`minutos, minuto, min, mins, minutitos, m, ', ′`),
    hours: list(`horas, hora, horita, h, hr, hrs, hs, de hora, horitas`),
    numbers: {
      dieciocho: 18,
      ochenta: 80,
      media: 0.5,
      'tres cuartos': 0.75,
      'un cuarto': 0.25,
      'una media': 0.5,
      'un par de': 2,
      'unos pocos': 3,
      'unos cuantos': 5,
      algunos: 3,
      un: 1,
      una: 1,
      otra: 1,
      otro: 1,
      dos: 2,
      tres: 3,
      cuatro: 4,
      cinco: 5,
      seis: 6,
      siete: 7,
      ocho: 8,
      nueve: 9,
      diez: 10,
      doce: 12,
      quince: 15,
      veinte: 20,
      veinticinco: 25,
      treinta: 30,
      'treinta y cinco': 35,
      cuarenta: 40,
      'cuarenta y cinco': 45,
      cincuenta: 50,
      sesenta: 60,
      noventa: 90,
    },
    rangeWords: list(`a, o, u, y, hasta, y como máximo, y no más de, pero no más de`),
    before: list(`
      durante unos, durante unas, durante aproximadamente, durante al menos, durante otros, durante,
      unos, unas, aproximadamente, alrededor de, cerca de, al menos, como mínimo, mínimo, por,
      otros, otras, entre, de, más o menos, máximo, como máximo, a lo sumo, casi, en torno a, por lo
      menos, unos otros, los, las, aprox, en, por espacio de, cosa de, solo, sólo, apenas, minimo de
    `),
    after: list(`
      más, aproximadamente, aprox, más o menos, como mínimo, como máximo, por lo menos, al menos,
      adicionales, en total, de cocción, o más, de más, mínimo, máximo
    `),
    orWords: list(`o`),
    andHalf: list(`y media, y medio, y 1/2, y ½`),
    alone: {
      'hora y media': 5400,
      'minuto y medio': 90,
      'media hora larga': 2100,
      'hora larga': 4200,
    },
    overnight: list(`
      toda la noche, la noche anterior, de un día para otro, una noche, de la noche a la mañana,
      desde la noche anterior, la víspera
    `),
  },
  cues: {
    lowHeat: list(`
      al baño maría, al baño de maría, a fuego lento, a fuego muy lento, a fuego suave, a fuego muy suave, a fuego bajo, a fuego muy
      bajo, a fuego medio-bajo, a fuego medio bajo, a fuego mínimo, al mínimo, a fuego flojo, a
      fuego medio/bajo, a fuego medio suave, a fuego medio-suave, a temperatura baja, con el fuego
      bajo, con el fuego suave, con fuego bajo, fuego lento, fuego bajo, con fuego lento, a fuego
      dulce, fuego suave, a baja temperatura, a fuego lentito, a fueguito lento
    `),
    mediumHeat: list(`
      a fuego medio, a fuego moderado, fuego medio, a media potencia, al fuego, en el fuego, a
      temperatura media, a fuego mediano, con el fuego medio, sobre el fuego, a fuego normal
    `),
    highHeat: list(`
      a fuego fuerte, a fuego vivo, a fuego alto, a fuego medio-alto, a fuego medio alto, a fuego
      medio/alto, a fuego máximo, al máximo, a fuego muy fuerte, a fuego medio fuerte, a fuego
      medio-fuerte, con el fuego fuerte, fuego fuerte, fuego alto, a temperatura alta, a toda
      potencia, a fuego rápido
    `),
    gentle: list(`
      suavemente, suave, lentamente, despacio, fuego lento, fuego muy lento, fuego bajo, fuego muy
      bajo, fuego mínimo, fuego suave, fuego flojo, chup chup, chup-chup, con cuidado, poquito a
      poco, medio-bajo, al mínimo, delicadamente
    `),
    fine: list(`
      fino, fina, finos, finas, finamente, finito*, finita*, muy menud*, menudo, menuda, menudito*,
      muy pequeñ*, pequeñit*, brunoise, bien picad*, muy picad*, trozos pequeñ*, dados pequeñ*, cubos
      pequeñ*, pequeños trozos, pequeños dados, trozos menudos, trozos muy, dados muy, trozos finos
    `),
    coarse: list(`
      grueso, gruesa, gruesamente, groseramente, grosso modo, toscamente, trozos grandes
    `),
    smooth: list(`
      puré, fino y, cremoso, cremosa, homogéneo, homogénea, sin grumos, crema fina, textura fina,
      textura suave, suave, bien fino, bien fina, pasta, fina y cremosa, textura cremosa, lisa,
      liso, crema
    `),
    stiff: list(`
      punto de nieve, a nieve, firme, firmes, picos, pico, montada, montado, merengue, semimontada,
      bien montada, brillante, consistente
    `),
    foamy: list(`
      espumoso, espumosa, espumosos, espumosas, espumen, esponjoso, esponjosa, esponjen, blanqueen,
      blanquee, blanquecina, blanquecino, blanquear, doblen su volumen, doble su volumen, doblar su
      volumen, pálida, pálido, dupliquen, duplique, tripliquen su volumen, aireada, aireado, punto
      de letra, claros y, cremosa, cremoso, punto de cinta
    `),
    charred: list(`chamuscad*, tiznad*, tatemad*, ennegrecid*, tatemar`),
    golden: list(`
      dorado, dorada, dorados, doradas, doradito*, doradita*, dore, doren, dorar, crujiente*,
      crujan, tostado, tostada, tostados, tostadas, color, caramelizad*, doradito
    `),
    cubes: list(
      `dados, daditos, cubos, cubitos, cuadritos, cuadraditos, trocitos, trozos pequeñ*, trozos finos, trozos menud*, taquitos`,
    ),
    pieces: list(`
      trozos, dados, cubos, rodajas, láminas, tiras, juliana, bastones, gajos, cuartos, mitades,
      medias lunas, lonchas, cachelos, entero, entera, enteros, enteras, aros, tacos, bocado,
      ramilletes, arbolitos, por la mitad, en dos, en cuatro, lascas, rebanadas, bastoncitos,
      tiritas, taquitos, virutas, floretes, pedazos, laminad*, medallones, cuñas, trocitos de pan
    `),
    rolledOut: list(`estira*, extiend* la masa, extender la masa, rodillo`),
    formed: list(`
      mitades, albóndiga*, croqueta*, hamburguesa*, empanadilla*, empanada*, buñuelo*, tortitas, tortita*,
      crepe*, crep, creps, ravioli*, ñoqui*, brocheta*, filete*, escalope*, cada lado, ambos lados,
      los dos lados, por tandas, en tandas, lado de la piel, por el lado, otro lado, rollito*,
      bolita*, bolas, bola, tortilla francesa, tortilla*, panqueque*, fajita*, medallones, nuggets,
      falafel, vuelta y vuelta, por ambas caras, por cada cara, cucharadas de masa, gyozas, san
      jacobo*, por tanda
    `),
    inWater: list(`
      agua hirviendo, agua con sal, con agua y sal, en agua y sal, agua salada, abundante agua, agua hirviendo con sal, abundante
      agua con sal, abundante agua salada, cubrir con agua, cubrirlos con agua, cúbralos con agua, cúbrelos con agua, los cubrimos con
      agua, cubiertas de agua, cubiertos de agua,
      cubra de agua, agua con un poco de sal, instrucciones del paquete, instrucciones del
      fabricante, indicaciones del paquete, indicaciones del fabricante, indique el fabricante,
      indique el paquete, en agua con sal, en agua hirviendo, en agua hirviendo con sal, en agua
      salada, en abundante agua, en abundante agua con sal, en abundante agua hirviendo, en
      abundante agua salada, en agua con un poco de sal, al dente, olla con agua, olla llena de agua, cazuela llena de agua, cazo con agua,
      cazuela con agua, agua hirviendo salada, según el fabricante, según las instrucciones, según
      indique*, agua hirviente, en agua, cacerola con agua, abundante agua hirviendo
    `),
    salted: list(`
      con sal, salada, agua y sal, un poco de sal, con una pizca de sal, con un poco de sal, con un
      puñado de sal
    `),
    warmedThrough: list(`
      solo para calentar, solo hasta calentar, bien caliente, bien calientes, se caliente bien
    `),
    lukewarm: list(`
      entibi*, templar*, templamos, templa, temple, tibio, tibia, templado, templada, temperatura
      corporal, tibios, templados, que no queme
    `),
    briefly: list(
      `no quede harina seca, no haya harina seca, no queden restos de harina, sin harina seca, sin restos de harina, sin batir demasiado, sin mezclar demasiado, solo hasta, sólo hasta, justo hasta, lo justo, brevemente, sin trabajar, sin sobrebatir, no batas demasiado, no mezcles demasiado, no batir demasiado, no mezclar demasiado, sin sobrebatirlo, no sobrebatir, no sobremezclar`,
    ),
    dissolved: list(`
      disuelto, disuelta, disuelva, disuelvan, disolver, disolverlo, disuelve, disolvemos, disuelvo,
      disolviendo
    `),
    pulsed: list(`
      a golpes, golpes de turbo, golpes cortos, golpes de batidora, a impulsos, a pulsos, con
      pulsos, en pulsos, modo pulsos, función pulso, función pulse, por pulsos, a intervalos
      cortos
    `),
    nearBoil: list(`
      casi a ebullición, casi hierva, casi hervir, a punto de hervir, a punto de ebullición, antes
      de que hierva, justo antes de hervir, sin que llegue a hervir, sin que hierva, sin llegar a
      hervir, antes de hervir, sin dejar que hierva, no debe hervir, no debe llegar a hervir, no tiene que hervir, no hierva,
      no deje que hierva, no dejes que hierva
    `),
    boils: list(`hierva, hierve, hervir, ebullición`),
    absorbed: list(`absorb*`),
    byHand: list(`
      a mano, con la mano, con las manos, con los dedos, entre los dedos
    `),
    unstirred: list(`
      sin remover, sin revolver, sin mover, sin removerlo, no remover, no remuevas, no revolver
    `),
    fewMinutes: list(`
      unas vueltas, un par de vueltas, unos minutos, unos minutitos, un minuto, 1
      minuto, un par de minutos, dos minutos, 2 minutos
    `),
    repeats: list(
      `repet*, repit*, seguir con, seguimos con, seguiremos con, sigue con, siga con, continua*, continúa*, continúe*, así sucesivamente`,
    ),
    offHeat: list(
      `del fuego, fuera del fuego, apagar el fuego, apaga el fuego, apague el fuego, apagamos el fuego, apagad el fuego, fuego apagado`,
    ),
    overWater: list(`
      al baño maría, al baño de maría, en baño maría, sobre un baño maría, sobre el baño maría, al
      baño-maría, sobre agua hirviendo, al vapor de agua
    `),
    aMoment: list(
      `unas vueltas, un par de vueltas, una vuelta, un momento, brevemente, unos instantes, rápidamente`,
    ),
    soft: list(`bland*, tiern*, suave, suaves, cocid*, hech*, ablanden, ablande`),
    thickened: list(`
      espeso, espesa, espese, espesen, espesar, espesado, tome cuerpo, tome consistencia, cubra la
      cuchara, nape, cuerpo, consistencia de crema, engorde
    `),
    allIngredients: list(`
      todo lo anterior, lo anterior, todos los ingredientes, todo, los ingredientes, ingredientes, todo junto
    `),
    otherIngredients: list(`
      resto de ingredientes, resto de los ingredientes, los demás ingredientes, demás ingredientes,
      ingredientes restantes, todo lo demás, lo demás, todos los demás ingredientes, el resto de
      ingredientes, los restantes ingredientes, resto de las verduras, resto de verduras, resto de
      las hortalizas
    `),
    remaining: list(`
      el resto de, el resto del, resto de, resto del, restante, restantes, que queda, que quedaba,
      sobrante, reservado, reservada, reservados, reservadas, la otra mitad de, la otra mitad del,
      otra mitad de, otra mitad del, que nos queda
    `),
    partOf: list(`
      medio vaso de, medio vasito de, media taza de, medio cucharón de, una taza de, una nuez de,
      la mitad de, la mitad del, mitad de, mitad del, una parte de, una parte del, parte de, parte
      del, un poco de, un poco del, un poquito de, un tercio de, un tercio del, un cuarto de, un
      cuarto del, dos tercios de, dos tercios del, la tercera parte de, la tercera parte del, la
      cuarta parte de, un chorro de, un chorrito de, una pizca de, un puñado de, unas gotas de, algo
      de, casi todo el, casi toda la, la primera mitad de, unas cuantas, unos cuantos, unos pocos, unas pocas, unas cucharadas de, un
      cucharón de, una cucharada del, una cucharada de la, unas hojas de, algunas, algunos, un vaso
      de, un par de cucharadas de, un cucharón del, tres cuartas partes de, tres cuartas partes del,
      un hilo de, unas gotas del, unas gotitas de, una gota de, una gotita de, un chorrito del, un buen chorro de, un chorreón de, un trocito de, la primera mitad del, tres cuartos de, tres cuartos del, una tercera parte de, una tercera parte del, una cuarta parte de, una cuarta parte del, dos terceras partes de, dos terceras partes del, la mayor parte de, la mayor parte del, gran parte de, gran parte del, una cucharada de, una cucharadita de, 1/2 del, 1/3 de, 1/3 del, 2/3 de, 2/3 del, 1/4 del, 3/4 de, 3/4 del
    `),
    products: list(`
      mezcla, masa, salsa, pasta, crema, relleno, sofrito, base, glaseado, cobertura, sopa, guiso,
      caldo, puré, mousse, bechamel, vinagreta, aliño, majado, picada, bizcocho, pastel, tarta, pan,
      ensalada, capa, flan, almíbar, caramelo, ganache, natillas, marinada, adobo, bolas,
      albóndigas, tortillas, compota, risotto, estofado, potaje, emulsión, preparación, preparado,
      batido, jugo de cocción, agua de cocción, rebozado, masa madre, merengue, mayonesa, pesto,
      hummus, gazpacho, salmorejo, refrito, fondo, líquido, mermelada, galletas, brazo de gitano, magdalenas,
      bizcochos, rosca
    `),
    newVessel: list(`
      otro bol, otro cuenco, otro recipiente, otra cazuela, otra olla, otra sartén, otro cazo, otra
      cacerola, otra fuente, aparte, por separado, en un bol, en un cuenco, en un recipiente, en una
      cazuela, en una olla, en una sartén, en una cacerola, en un cazo, en un bowl, en una
      ensaladera, en el vaso de la, en el vaso del, en un vaso batidor, en un robot, en el robot, en
      la batidora, en una batidora, en la licuadora, en una licuadora, en un procesador, en el
      procesador, en una picadora, en la picadora, en una jarra, en un wok, en una paellera, en un
      tazón, en una marmita, en un puchero, en un bol grande, en una olla grande, en una cazuela
      grande, en una sartén grande, en un perol, en un cacito, en un cazo pequeño, en un bol
      pequeño, segundo bol, en el bol de la, en el bol del, en la amasadora, en una amasadora, en un
      bol aparte, en un bol amplio, a un bol, a una olla, a una cazuela, a otro, a otra, en un
      caldero, en una paella, en un vaso alto, a la batidora, en una cocotte
    `),
    vesselPrepositions: list(`en, a, con, dentro de, al, del, en el fondo de, sobre, por`),
    vesselAdjectives: list(`
      un, una, el, la, los, las, mismo, misma, otro, otra, gran, grande, pequeño, pequeña, mediano,
      mediana, amplio, amplia, nuestro, nuestra, segundo, segunda, buen, buena, tu, su, bol, vaso,
      cuenco, de, fondo, ayuda de, fondo de, propio, propia, unas, unos
    `),
    afterVessel: list(`
      grande, grandes, amplia, amplio, mediana, mediano, pequeña, pequeño, honda, hondo,
      antiadherente, alta, alto, baja, ancha, ancho, de fondo grueso, con tapa, apta para horno,
      limpia, limpio, seca, seco, aparte, a fuego medio, a fuego lento, a fuego fuerte, a fuego
      bajo, a fuego alto, bien caliente, caliente, eléctrica, eléctrico, de varillas, de mano, de
      cocina, a fuego suave, adecuada, de brazo, espaciosa, separado, con capacidad suficiente, muy
      caliente, de hierro, profunda
    `),
    beatenCool: list(
      `hasta ... enfríe, hasta ... frío, hasta ... fría, hasta ... tibio, hasta ... tibia`,
    ),
    melted: list(
      `se derrita, se derritan, se funda, se fundan, esté derretid*, estén derretid*, se haya derretido, se haya fundido, hasta derretir, hasta fundir`,
    ),
    wilted: list(`reducido su volumen, marchit*, pochad* las espinacas, ablanden las espinacas`),
    lowSpeed: list(`velocidad baja, baja velocidad, velocidad mínima, velocidad lenta`),
    mediumSpeed: list(`velocidad media, media velocidad, velocidad media-alta`),
    highSpeed: list(
      `velocidad alta, alta velocidad, velocidad máxima, máxima velocidad, máxima potencia`,
    ),
    blender: list(
      `robot de cocina, procesador, procesadora, licuadora, picadora, batidora de vaso, batidora de mano, túrmix, minipimer, vaso de la batidora`,
    ),
    processor: list(`
      robot de cocina, robot, procesador, procesadora, batidora, licuadora, picadora, amasadora, túrmix, minipimer, varillas eléctricas,
      velocidad baja, baja velocidad, velocidad media, velocidad alta, alta velocidad, velocidad máxima, máxima velocidad
    `),
    asNeeded: list(`suficiente *, lo suficiente, la cantidad necesaria, la cantidad suficiente`),
    lastMinutes: list(`
      últimos minutos, últimos ... minutos, últimos ... min, minutos antes del final, minutos antes de terminar, minutos antes de que termine, minutos antes de acabar, minutos antes de que acab*, minutos antes de finalizar, minutos antes de que finalic*, falt* ... minutos, falt* ... min, a falta de ... minutos, a falta de ... min, ... minutos finales
    `),
    excessFat: list(`grasa, exceso de aceite, aceite sobrante`),
    flipped: list(`
      dar la vuelta, darles la vuelta, darle la vuelta, dale la vuelta, dales la vuelta, damos la vuelta, voltear, voltea, por cada lado, por ambos lados, por lado, el otro lado
    `),
    deviceTalk: list(`
      liberar la presión, liberar ... presión, soltar la presión, soltar el vapor, dejar salir
      el vapor, válvula, cerrar la olla, cerramos la olla, cierra la olla, cerrar ... olla,
      regulador, comience a silbar, empiece a silbar, comience a pitar, empiece a pitar, cuando pite, cuando silbe, tome presión, coja presión, despresurizar, baje la presión, pierda la presión, cuando suba la válvula
    `),
    stoveTalk: list(`
      removiendo, removiendo de vez en cuando, removiendo constantemente, removiendo continuamente,
      removiendo a menudo, removiendo bien, removiendo con frecuencia, removiendo ocasionalmente,
      removiendo frecuentemente, removiendo sin parar, removiendo todo el rato, removiendo todo el
      tiempo, removiendo con una cuchara de madera, revolviendo, revolviendo constantemente,
      revolviendo de vez en cuando, revolviendo ocasionalmente, revolviendo bien, sin dejar de
      remover, sin parar de remover, sin dejar de batir, sin parar de batir, sin dejar de revolver,
      sin dejar de mezclar, de vez en cuando, constantemente, continuamente, mezclando bien,
      moviendo, moviendo de vez en cuando, moviendo constantemente, batiendo constantemente,
      batiendo sin parar, dando vueltas, dándole vueltas, con una cuchara de madera, con la cuchara
      de madera, con una espátula, con la espátula, con una lengua de silicona, con unas varillas,
      con las varillas, con varillas, con varilla, con unas varillas eléctricas, con varillas
      eléctricas, con las varillas eléctricas, con la batidora de varillas, con una batidora de
      varillas, con batidora eléctrica, con una batidora eléctrica, con la batidora eléctrica, con
      una batidora, con la batidora, con batidora, con la batidora de mano, con batidora de mano,
      con una batidora de mano, con un tenedor, con la minipimer, con la túrmix, con el túrmix, con
      un cucharón, con una cuchara, al baño maría, al baño de maría, fuera del fuego, con la cazuela
      tapada, con la olla tapada, con la sartén tapada, con la tapa puesta, cucharón a cucharón,
      sobre una superficie enharinada, sobre la superficie enharinada, sobre la encimera enharinada,
      sobre la encimera, sobre una superficie ligeramente enharinada, sobre la mesa de trabajo,
      sobre la mesa enharinada, en la encimera, en una superficie enharinada, a mano, a máquina, a
      velocidad media, a velocidad baja, a velocidad alta, a velocidad máxima, a máxima potencia,
      con el gancho de amasar, con el gancho, con el accesorio de pala, con la pala, con la
      amasadora, cuando esté caliente, cuando el aceite esté caliente, cuando la mantequilla esté
      derretida, cuando se derrita, cuando se funda, una vez caliente, una vez derretida, una vez
      fundida, cuando la mantequilla se derrita, cuando la mantequilla se haya derretido, cuando la
      mantequilla se funda, con ayuda de una batidora, con ayuda de unas varillas, con la ayuda de
      unas varillas, a cuchillo, con un cuchillo, con el cuchillo, con un rallador, con el mazo del
      mortero, con un pasapurés, con ayuda de un tenedor
    `),
    celsius: list(`
      °c, ºc, ° c, º c, ˚c, grados c, grados centígrados, grados celsius, grados, °, º, ℃, c
    `),
    fahrenheit: list(`°f, ºf, ° f, grados fahrenheit, grados f, ˚f, ℉, f`),
  },
  names: {
    stopWords: list(`
      el, la, los, las, un, una, unos, unas, de, del, al, a, y, e, o, u, con, en, para, por, que,
      se, su, sus, lo, le, les, sin, sobre, entre, todo, toda, todos, todas, este, esta, esto,
      estos, ese, esa, muy, más, bien, nuestro, nuestra, tu, como, es, son, está, están, hasta,
      cuando, también, luego, después, así, ya, mismo, misma, cada, desde, hay, nos, te, mi, aún,
      junto, juntos, además, otro, otra, ahora, bol, cazuela, olla, sartén, ingredientes, aquí,
      encima, dentro, previamente, anterior, ello, ellos, ella, ellas, uno, poco, casi, vez, resto,
      demás
    `),
    yeastOrPowder: ['levadura'],
    amountLinks: list(`de la, de las, de los, del, de`),
    noFoods: list(
      `baño maría, baño de maría, baño maria, pierd* el agua, pierd* su agua, pierd* toda el agua, pierd* agua, suelt* el agua, suelt* su agua, suelt* agua, suelt* toda el agua`,
    ),
    descriptors: list(`
      fresco, fresca, grande, pequeño, pequeña, mediano, mediana, molido, molida, seco, seca,
      picado, picada, dulce, salado, salada, natural, extra, virgen, rallado, rallada, maduro,
      madura, caliente, frío, fría, tibio, tibia, templado, templada, hirviendo, entero, entera,
      ecológico, buena, bueno, calidad, grueso, gruesa, fino, fina, crudo, cruda, cocido, cocida,
      congelado, congelada, derretido, derretida, fundido, fundida, ablandado, ablandada, blando,
      blanda, pomada, laminado, laminada, cortado, cortada, troceado, troceada, pelado, pelada,
      machacado, machacada, triturado, triturada, desnatado, desnatada, semidesnatada, polvo, rojo,
      roja, verde, negro, negra, blanco, blanca, moreno, morena, amarillo, amarilla, mezclado, puro,
      pura, medio, media, sobre, paquete, lata, bote, brick, temperatura, ambiente, tamizado,
      tamizada, tierno, tierna, joven, nuevo, nueva, batido, batida, pizca, puñado, redondo,
      redonda, largo, larga, integral, rama, ramita, manojo, hoja, trozo, rodaja, dado, lámina,
      tira, rebanada, loncha, cucharada, cucharadita, taza, vaso, diente, cabeza, unidad, pieza,
      casero, casera, mitad, tercio, limpio, limpia, líquido, líquida, escurrido, escurrida, lavado,
      lavada, deshuesado, ahumado, ahumada, glas, italiano, italiana, frito, frita, dorado, dorada,
      pochado, pochada, sofrito, pasado, colado, colada, remojado, remojada, hidratado, rico, oliva,
      girasol, chorro, chorrito, reservado, reservada, restante, abundante, necesario, montado,
      montada, cubo, tostado, tostada, común, precocido, precocida, picante, fuerza, repostería
    `),
    choppedNotes: list(`
      picad*, cortad* en dados, cortad* en daditos, cortad* en cubos, cortad* en cubitos, en
      daditos, en dados, machacad*, trocead*, cortad* en trocitos, en brunoise, cortad* en brunoise,
      en cubitos, finamente picad*, prensad*, cortad* fin*, muy picad*
    `),
    finelyChoppedNotes: list(`
      finamente picad*, muy picad*, picad* fin*, picad* muy fin*, machacad*, en brunoise, bien
      picad*, picadit*, prensad*, picad* finamente, en daditos, muy picadit*, picad* menud*
    `),
    gratedNotes: list(`rallad*, recién rallad*, finamente rallad*`),
    extraNotes: list(`
      y un poco más*, más un poco*, más para*, y más para*, extra para*, un poco más*, o más, o al
      gusto, y para*, + extra*
    `),
    mashedNotes: list(`
      compota, puré, machacad*, chafad*, hecho puré, en puré, derretid*, fundid*, batid*, triturad*, el zumo, zumo,
      jugo, aplastad*, rallad* el tomate
    `),
    juiceNotes: list(`zumo, jugo, el zumo, su zumo, su jugo, el jugo, exprimid*, solo el zumo`),
    zestNotes: list(`
      ralladura, la ralladura, piel rallada, la piel, ralladura de, su ralladura, solo la piel, la
      piel rallada
    `),
    readyToEat: list(`
      cocid*, en lata, lata, latas, ahumad*, en conserva, bote, precocid*, asad*, en aceite, al
      natural, sobras, ya cocid*, curad*, en escabeche, serrano, york, cocinad*, enlatad*, tarro, de
      bote, desmigado y cocido
    `),
    smallPieces: list(`
      en dados, chips, gotas, pepitas, perlas, virutas, dados, daditos, en cubos, cubos, cubitos, en trozos, trozos, en trozos pequeños,
      trocitos, en tiras, tiras, tiritas, cortad*, trocead*, picad*, en tacos, tacos, taquitos, para
      guisar, para estofar, para guiso, en bocados, fileteado fino, desmigad*, migas, lardones
    `),
    largePieces: list(`
      enter*, muslo*, contramuslo*, paletilla*, pierna*, ala, alas, alitas, con hueso, costilla*,
      chuleta*, jarrete*, codillo*, filete*, entrecot*, pechuga*, con piel, lomo*, rodaja*,
      solomillo*, carrillera*, rabo, chuletón, suprema*, en una pieza, redondo, escalope*,
      medallones, osobuco, magret*, bistec*
    `),
    cutNotes: list(`cortad*, picad*, troced*, troceada*, troceado*`),
    boneless: list(`sin hueso, deshuesad*, pechuga*, filete*, solomillo*`),
    sideNotes: list(`
      para espolvorear, para engrasar, para untar, para el molde, para la bandeja,
      para la encimera, para enharinar, para pintar, para pincelar, para rociar, para servir,
      para decorar, para adornar, para emplatar, para terminar
    `),
    toTaste: list(`
      al gusto, a gusto, para servir, para decorar, para adornar, para acompañar, para freír, para
      engrasar, para espolvorear, para pintar, para untar, para la sartén, para el molde, opcional,
      c/s, cantidad suficiente, cantidad necesaria, c/n, para la encimera, para rebozar, para
      enharinar, a tu gusto, si se desea, para terminar, para rociar, al gusto y
    `),
  },
  metadata: {
    servings: list(`
      personas, persona, raciones, ración, porciones, porción, comensales, comensal, pax, adultos,
      pers, invitados, platos
    `),
    difficulty: {
      easy: list(`fácil, muy fácil, sencilla, sencillo, baja, principiante, bajo, simple`),
      medium: list(`media, medio, intermedia, intermedio, moderada, normal`),
      hard: list(`difícil, alta, alto, avanzado, avanzada, complicada, elaborada, experto`),
    },
  },
}
