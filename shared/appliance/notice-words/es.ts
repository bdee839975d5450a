import type { NoticeWords } from './en.ts'

/** What the appliance check tells the cook, in Spanish. */
export const SPANISH_NOTICES: NoticeWords = {
  SPEED_UNREADABLE: 'No se entiende la velocidad «{{from}}»: elija una del selector.',
  SPEED_OFF_DIAL: 'El {{model}} no tiene la velocidad {{from}}: use {{to}}.',
  SPEED_OFF_DIAL_FIXED: 'La velocidad {{from}} pasó a {{to}}, que el {{model}} sí tiene.',
  SPEED_TOO_HIGH: 'El {{model}} no tiene la velocidad {{from}}: la más alta es {{to}}.',
  NO_SOFT_SPEED:
    'El {{model}} no tiene velocidad cuchara: use velocidad 1 con giro a la izquierda.',
  NO_SOFT_SPEED_FIXED:
    'La velocidad cuchara pasó a 1 con giro a la izquierda, porque el {{model}} no la tiene.',
  TEMPERATURE_UNREADABLE: 'No se entiende la temperatura «{{from}}»: elija una en °C.',
  TEMPERATURE_OFF_LIST: 'El {{model}} no se puede poner a {{from}}: use {{to}}.',
  TEMPERATURE_OFF_LIST_FIXED: '{{from}} pasó a {{to}}, lo más cercano que permite el {{model}}.',
  TEMPERATURE_FAR_OFF: 'El {{model}} no se puede poner a {{from}}: lo más cercano es {{to}}.',
  TIME_TOO_LONG: 'El reloj del {{model}} llega a {{to}} min: haga este paso en varias veces.',
  DOUGH_TIME:
    'El modo amasar del {{model}} dura de {{min}} a {{max}} s: amase en varias veces o cambie el tiempo.',
  TURBO_TOO_LONG: 'Turbo es para golpes cortos: use golpes de 1 o 2 s, o una velocidad de 8 a 10.',
  NO_TIME: 'En este paso el aparato funciona sin tiempo: indique cuánto.',
  NO_SPEED: 'En este paso el aparato funciona sin velocidad: indique una.',
  NO_SPEED_STEAMING: 'Para cocer al vapor las cuchillas deben girar despacio: ponga velocidad 1.',
  NO_SPEED_STEAMING_FIXED: 'Se puso velocidad 1, que hace falta para cocer al vapor.',
  NO_SETTINGS:
    'Este paso es para el aparato, pero no tiene ni tiempo ni velocidad: indíquelos o hágalo a mano.',
  SETTINGS_WITHOUT_MACHINE:
    'En este paso el aparato no funciona, así que su velocidad y temperatura no hacen nada: conviértalo en paso del aparato o quítelas.',
  SETTINGS_RUN_MACHINE:
    'Este paso tiene tiempo y velocidad, así que debería ser un paso del aparato.',
  SETTINGS_RUN_MACHINE_FIXED:
    'El paso se convirtió en paso del aparato, porque tiene tiempo y velocidad.',
  SETTINGS_NOT_APPLIANCE: 'Aquí no se usa el aparato: quite sus ajustes de este paso.',
  SETTINGS_NOT_APPLIANCE_FIXED: 'Se quitaron los ajustes del aparato, porque aquí no se usa.',
  STEAM_WITHOUT_DISH:
    'Este paso cuece al vapor sin recipiente: ponga el recipiente Varoma o introduzca el cestillo.',
  STEAM_DISH_MISSING: 'El texto usa el recipiente Varoma: añádalo a los accesorios de este paso.',
  STEAM_DISH_MISSING_FIXED:
    'Se añadió el recipiente Varoma a los accesorios, porque el texto lo usa.',
  DISH_WITHOUT_STEAM: 'A {{from}} no llega vapor al recipiente Varoma: ponga Varoma.',
  DISH_WITHOUT_STEAM_FIXED:
    '{{from}} pasó a Varoma, porque solo así hay vapor suficiente para el recipiente.',
  STEAM_TOO_FAST: 'A velocidad {{from}} el agua salpica la comida al cocer al vapor: use {{to}}.',
  STEAM_TOO_FAST_FIXED: 'La velocidad {{from}} pasó a {{to}}, para que el agua no salpique.',
  STEAM_WATER_LOW: 'Tanto vapor necesita {{needed}} g de agua y hay unos {{found}} g: añada agua.',
  STEAM_WATER_UNKNOWN:
    'Antes de cocer al vapor, compruebe que en el vaso hay al menos {{needed}} g de agua.',
  TURBO_HOT:
    'No use nunca Turbo por encima de 60 °C, saldría comida caliente: déjela enfriar o suba la velocidad poco a poco.',
  TURBO_HEATED: 'Turbo no funciona calentando: quite la temperatura.',
  TURBO_HEATED_FIXED: 'Se quitó {{from}}, porque Turbo no funciona calentando.',
  HOT_SUDDEN_SPEED:
    'El contenido está caliente: suba la velocidad poco a poco, {{to}}, con el cubilete puesto.',
  HOT_SUDDEN_SPEED_FIXED:
    'La velocidad {{from}} pasó a {{to}}, subiendo poco a poco, porque el contenido está caliente.',
  HEATING_FAST: 'La velocidad {{from}} es demasiado alta calentando: use {{to}}.',
  HEATING_FAST_FIXED: 'La velocidad {{from}} pasó a {{to}}, la más alta segura calentando.',
  HEATING_TOO_FAST:
    'La velocidad {{from}} no es segura calentando ({{to}} como máximo): caliente y triture en dos pasos.',
  WHISK_FAST: 'La mariposa puede girar como máximo a velocidad {{to}}, no a {{from}}.',
  WHISK_FAST_FIXED: 'La velocidad {{from}} pasó a {{to}}, lo máximo que aguanta la mariposa.',
  WHISK_TOO_FAST:
    'La mariposa se rompe por encima de velocidad {{to}}: quítela o use menos de {{from}}.',
  WHISK_MODE: 'La mariposa no se puede usar con Turbo ni con el modo amasar: quítela antes.',
  WHISK_HOT: 'La mariposa del {{model}} aguanta {{to}} como máximo: quítela o baje la temperatura.',
  REVERSE_FAST:
    'El giro a la izquierda es para remover, hasta velocidad {{to}}: baje la velocidad, o quítelo para triturar.',
  REVERSE_MODE: 'Amasar y Turbo no tienen giro a la izquierda: quítelo.',
  REVERSE_MODE_FIXED: 'Se quitó el giro a la izquierda, porque amasar y Turbo no lo tienen.',
  DOUGH_HEATED: 'El modo amasar no calienta: temple los ingredientes en un paso anterior.',
  DOUGH_HEATED_FIXED: 'Se quitó {{from}}, porque el modo amasar no calienta.',
  DOUGH_HOT:
    'El vaso está aún caliente (unos {{from}}): déjelo por debajo de 60 °C antes de amasar.',
  YEAST_WARM: 'La levadura quiere 37 °C como máximo: baje {{from}} a {{to}}.',
  YEAST_WARM_FIXED: '{{from}} pasó a {{to}}, porque más debilita la levadura.',
  YEAST_HOT: 'La levadura muere a {{from}}: caliente a 37 °C como máximo.',
  YEAST_IN_HOT_BOWL:
    'El vaso está aún a unos {{from}}, que mata la levadura: déjelo enfriar a 37 °C antes de añadirla.',
  YOLK_HOT: 'La yema cuaja por encima de 80 °C: baje {{from}} a {{to}}.',
  DAIRY_BOILS: 'La leche y la nata se salen a {{from}}: use {{to}}.',
  DAIRY_BOILS_FIXED: '{{from}} pasó a {{to}}, para que la leche o la nata no se salga.',
  DAIRY_TOO_HOT: 'La leche y la nata se salen y se queman a {{from}}: baje a {{to}} y vigile.',
  CHOCOLATE_WARM: 'El chocolate solo se funde mejor a 50 °C: baje {{from}} a {{to}}.',
  CHOCOLATE_WARM_FIXED: '{{from}} pasó a {{to}}, para que el chocolate no se queme.',
  CHOCOLATE_HOT: 'El chocolate solo se quema a {{from}}: fúndalo a {{to}} más tiempo.',
  OTHER_HEAT:
    'Esto no se hace en el aparato: hágalo en el horno, en una sartén o como dice el texto.',
  OTHER_HEAT_FIXED: 'El paso se hace ahora a mano, porque el aparato no puede.',
  BOWL_OVERFULL: 'En el vaso hay unos {{found}} ml y caben {{to}} ml: hágalo por tandas.',
  BOWL_FULL_HOT: 'Se calientan unos {{found}} ml, más de los {{to}} ml seguros: hágalo por tandas.',
  FOAM_FILL:
    'Se calientan unos {{found}} ml con leche, que sube: {{to}} ml son más seguros, así que vigile o hágalo por tandas.',
  MODE_MISSING: 'El {{model}} no tiene el modo de este paso: cocínelo de otra manera.',
  TWO_SETTINGS:
    'El texto tiene {{found}} ajustes, pero un paso hace solo uno: haga un paso de cada uno.',
  WEIGH_WHILE_RUNNING:
    'La báscula del {{model}} solo funciona con las cuchillas paradas: pese en un paso anterior.',
  CUP_OUT_FAST: 'Desde velocidad {{from}} el cubilete debe estar en la tapa: póngalo.',
  CUP_KEEPS_STEAM:
    'A {{from}} el vapor debe salir: ponga el cestillo sobre la tapa en lugar del cubilete.',
  SPLASHES:
    'Quite el cubilete y ponga el cestillo sobre la tapa, para que salga el vapor y nada salpique.',
  STEAM_LID_OFF: 'Quite la tapa del vaso antes de poner la vaporera.',
  STEAM_CUP: 'El cubilete no deja llegar el vapor al recipiente: quítelo de la tapa.',
  STEAM_CUP_FIXED:
    'Se quitó el cubilete de los accesorios, porque no deja llegar el vapor al recipiente.',
  STEAM_OVER_THICK:
    'Lo espeso se quema antes de dar vapor: cueza al vapor sobre agua, caldo o una sopa ligera.',
  LID_OPEN: 'Las cuchillas no deben girar sin la tapa: ciérrela.',
  OPEN_COOKING: 'Cocine sin tapa solo en el modo para ello, sin cuchillas y a {{to}} como máximo.',
  SPOON_IN_BOWL:
    'Con las cuchillas girando no debe entrar ninguna cuchara en el vaso: use la espátula del aparato.',
  HOT_BLEND_OPENING:
    'Está caliente: no toque el cubilete y espere {{to}} segundos antes de abrir la tapa.',
  WHISK_SPATULA: 'La espátula chocaría con la mariposa: no la meta aquí por la tapa.',
  WHISK_LEFT_IN: 'La mariposa sigue en el vaso: quítela antes de este paso.',
  WHISK_TOO_LITTLE:
    'El accesorio para batir del {{model}} necesita al menos {{found}} g de nata o {{to}} claras: bata más, o a mano.',
  DOUGH_TOO_MUCH:
    'Hay unos {{found}} g de harina y el {{model}} amasa {{to}} g como máximo: amase en dos veces.',
  DOUGH_WALKS: 'El aparato puede moverse al amasar: quédese a su lado y aléjelo del borde.',
  EMPTY_BOWL_HEATED: 'El vaso parece vacío: no lo caliente nunca a {{from}} sin nada dentro.',
  SUGAR_DRY: 'El azúcar seco se quema en el vaso: fúndalo en una sartén o añada agua.',
  OIL_TOO_MUCH:
    'Se calientan unos {{found}} ml de aceite y lo seguro son {{to}} ml: fría en una sartén.',
  BROWNING_BATCH:
    'De una vez se doran bien hasta {{to}} g y hay unos {{found}} g: hágalo por tandas.',
  FORMED_FOOD:
    'Las cuchillas lo rompen: {{name}}. Cuézalo en el recipiente Varoma, en el cestillo o en una sartén.',
  FISH_CUT:
    'Las cuchillas lo rompen: {{name}}. Remueva con giro a la izquierda a velocidad 1 o menos, o cuézalo al vapor.',
  LONG_PASTA:
    'Las cuchillas lo desgarran: {{name}}. Remueva con giro a la izquierda a la velocidad más suave o use una olla.',
  PASTA_CUT: 'Sin giro a la izquierda las cuchillas lo cortan: {{name}}.',
  FOAMS: 'Hace espuma al hervir: {{name}}. Ponga el cestillo sobre la tapa en lugar del cubilete.',
  BONES_IN_BOWL: 'Los huesos dañan las cuchillas, así que quítelos antes: {{name}}.',
  FROZEN_BLOCK: 'Pártalo en trozos de 3 cm antes de triturarlo: {{name}}.',
  BOWL_SOILED: 'Lave y seque el vaso antes de este paso.',
  FAST_TOO_LONG:
    'Velocidad {{from}} o más durante más de {{to}} minutos fuerza el motor: haga pausas.',
  LUKEWARM_LONG:
    'La comida no debe pasar horas por debajo de {{to}}: elija más temperatura o menos tiempo.',
  YOLK_IN_HOT_BOWL:
    'El vaso está aún a unos {{from}} y la yema cuaja: déjelo antes por debajo de {{to}}.',
  CREAM_IN_WARM_BOWL:
    'El vaso está aún a unos {{from}} y la nata solo monta fría: déjelo enfriar a {{to}}.',
  CORE_TEMPERATURE: 'Antes de servir, compruebe que el centro ha llegado a {{to}}: {{name}}.',
  NOT_IN_SOURCE: 'Esto no está en la fuente: {{name}}.',
}
