/**
 * What recipes are cooked in, by the words with which headings name it. The first is followed where a
 * source tells several ways: what the machine replaces comes first.
 */
export const DEVICES: readonly (readonly string[])[] = [
  // The machine itself.
  [
    ...['thermomix', 'thermo mixer', 'monsieur cuisine', 'cookeo mixer', 'bimby', 'thermomixie'],
    ...['thermomixa', 'термомікс', 'термоміксі'],
  ],
  // A stove.
  [
    ...['stovetop', 'stove top', 'stove', 'hob', 'saucepan', 'on the hob', 'dutch oven'],
    ...['herd', 'kochtopf', 'topf', 'casserole', 'cocotte', 'plaque', 'olla', 'cazuela'],
    ...['pentola', 'fornello', 'garnek', 'garnku', 'kuchenka', 'плита', 'плиті', 'каструлі'],
    ...['aragaz', 'oala', 'oală'],
  ],
  // A stand mixer or a food processor.
  [
    ...['stand mixer', 'food processor', 'blender', 'mixer', 'küchenmaschine', 'standmixer'],
    ...['robot', 'robot pâtissier', 'batidora', 'amasadora', 'planetaria', 'impastatrice'],
    ...['robot kuchenny', 'robocie', 'mikser', 'mikserem', 'міксер', 'міксером', 'комбайн'],
  ],
  // By hand.
  [
    ...['by hand', 'hand', 'von hand', 'per hand', 'à la main', 'a mano', 'ręcznie', 'вручну'],
    ...['manual', 'de mână', 'cu mâna'],
  ],
  // A slow cooker.
  [
    ...['slow cooker', 'crockpot', 'crock pot', 'crock-pot', 'slowcooker', 'schongarer'],
    ...['mijoteuse', 'olla lenta', 'olla de cocción lenta', 'slow cookerze', 'wolnowarze'],
    ...['wolnowar', 'повільноварка', 'повільноварці', 'мультиварка', 'мультиварці', 'multicooker'],
  ],
  // A pressure cooker.
  [
    ...['instant pot', 'instapot', 'instantpot', 'pressure cooker', 'schnellkochtopf'],
    ...['dampfkochtopf', 'cocotte-minute', 'cocotte minute', 'autocuiseur', 'cookeo'],
    ...['olla rápida', 'olla express', 'olla a presión', 'pentola a pressione', 'szybkowar'],
    ...['szybkowarze', 'скороварка', 'скороварці', 'oala sub presiune', 'oală sub presiune'],
  ],
  // An oven.
  [
    ...['oven', 'oven-baked', 'conventional oven', 'backofen', 'ofen', 'four', 'horno', 'forno'],
    ...['piekarnik', 'piekarniku', 'духовка', 'духовці', 'cuptor', 'cuptorul'],
  ],
  // An air fryer.
  [
    ...['air fryer', 'air-fryer', 'airfryer', 'heißluftfritteuse', 'friteuse à air'],
    ...['freidora de aire', 'friggitrice ad aria', 'frytkownica', 'frytkownicy'],
    ...['frytkownica beztłuszczowa', 'аерогриль', 'аерогрилі', 'friteuza cu aer'],
  ],
  // A bread machine.
  [
    ...['bread machine', 'bread maker', 'breadmaker', 'brotbackautomat', 'machine à pain'],
    ...['panificadora', 'macchina del pane', 'wypiekacz', 'хлібопічка', 'хлібопічці'],
    ...['mașina de pâine'],
  ],
  // A microwave oven.
  [
    ...['microwave', 'mikrowelle', 'micro-ondes', 'micro-onde', 'microondas', 'microonde'],
    ...['mikrofalówka', 'mikrofalówce', 'мікрохвильовка', 'мікрохвильовці', 'microunde'],
    ...['cuptorul cu microunde'],
  ],
  // A grill.
  [
    ...['grill', 'barbecue', 'bbq', 'smoker', 'grill method', 'plancha', 'griglia', 'parrilla'],
    ...['гриль', 'грилі', 'grătar'],
  ],
]

/** What a heading calls a way to cook: "Instant Pot directions". */
export const WAY_WORDS: readonly string[] = [
  ...['instructions', 'directions', 'method', 'version', 'way', 'preparation', 'recipe'],
  ...['methode', 'zubereitung', 'anleitung', 'variante', 'méthode', 'préparation', 'versión'],
  ...['método', 'preparación', 'elaboración', 'metodo', 'preparazione', 'versione', 'metoda'],
  ...['wersja', 'przygotowanie', 'sposób', 'спосіб', 'приготування', 'версія', 'varianta'],
  ...['preparare', 'mod de preparare', 'versiunea'],
]

/** What may stand before the device in such a heading: "To make in the slow cooker". */
export const BEFORE_DEVICES: readonly string[] = [
  ...[
    'in the',
    'in a',
    'in an',
    'on the',
    'for the',
    'for',
    'with a',
    'with the',
    'using a',
    'using the',
  ],
  ...[
    'to make in the',
    'to make in a',
    'to cook in the',
    'how to make in the',
    'how to cook in the',
  ],
  ...[
    'im',
    'in der',
    'auf dem',
    'für den',
    'mit der',
    'mit dem',
    'au',
    'à la',
    'dans le',
    'en',
    'en la',
  ],
  ...[
    'en el',
    'con',
    'con la',
    'nel',
    'nella',
    'al',
    'col',
    'w',
    'na',
    'z',
    'у',
    'в',
    'на',
    'la',
    'în',
    'cu',
  ],
]
