import { describe, expect, test } from 'vitest'
import { type IngredientKind, kindsOf } from '#shared/appliance/ingredient-kinds.ts'

describe.each<[IngredientKind, string[], string[]]>([
  [
    'dairy',
    [
      ...['milk', 'double cream', 'mleko', 'śmietanka 30%', 'молоко', 'вершки', 'Milch', 'Sahne'],
      ...['leche entera', 'nata líquida', 'lapte', 'smântână lichidă', 'lait', 'crème liquide'],
      'latte',
    ],
    [
      ...['coconut milk', 'ice cream', 'mleko kokosowe', 'кокосове молоко', 'Hafermilch'],
      ...['leche de coco', 'lapte de cocos', 'lait de coco', 'latte di mandorla', 'milk chocolate'],
    ],
  ],
  [
    'yeast',
    [
      ...['dried yeast', 'drożdże świeże', 'сухі дріжджі', 'Trockenhefe', 'levadura fresca'],
      ...['drojdie', 'levure de boulanger', 'lievito di birra'],
    ],
    [
      'nutritional yeast',
      'zakwas na żurek',
      'Hefeflocken',
      'levadura química',
      'levure chimique',
      'lievito per dolci',
    ],
  ],
  [
    'yolk',
    [
      ...['egg yolks', 'żółtka', 'жовтки', 'Eigelb', 'yemas', 'gălbenușuri', "jaunes d'œufs"],
      'tuorli',
    ],
    ['eggs', 'egg yolk for glazing', 'Eigelb zum Bestreichen', 'białka', "jaune d'œuf pour dorer"],
  ],
  [
    'chocolate',
    [
      ...[
        'dark chocolate',
        'gorzka czekolada',
        'шоколад',
        'Zartbitterschokolade',
        'chocolate negro',
      ],
      ...['ciocolată neagră', 'chocolat noir', 'cioccolato fondente'],
    ],
    ['chocolate sauce', 'hot chocolate', 'cocoa powder', 'crema al cioccolato'],
  ],
  [
    'starch',
    [
      ...['cornstarch', 'mąka pszenna', 'крохмаль', 'Speisestärke', 'maicena', 'făină', 'farine'],
      'amido di mais',
    ],
    ['sugar', 'rice vinegar', 'Butter'],
  ],
  [
    'thinLiquid',
    ['water', 'bulion warzywny', 'бульйон', 'Gemüsebrühe', 'caldo', 'apă', 'bouillon', 'brodo'],
    ['ice cubes', 'stock cube', 'Eiswürfel', 'hielo', 'glaçons', 'kostki lodu', 'rose water'],
  ],
  [
    'fish',
    ['salmon fillets', 'filet z dorsza', 'лосось', 'Lachsfilet', 'merluza', 'somon', 'cabillaud'],
    ['fish sauce', 'smoked salmon', 'Fischsoße', 'cola de pescado'],
  ],
  [
    'formed',
    [
      'meatballs',
      'pierogi ruskie',
      'вареники',
      'Hackbällchen',
      'albóndigas',
      'ravioli',
      'polpette',
    ],
    ['dumpling wrappers', 'flour', 'pasta'],
  ],
  [
    'bony',
    ['chicken on the bone', 'żeberka z kością', 'm. mit Knochen', 'pollo con hueso', 'os à moelle'],
    ['celery ribs', 'bone broth', 'boneless chicken'],
  ],
])('%s', (kind, is, isNot) => {
  test.each(is)('%s is', (name) => {
    expect([...kindsOf(name)]).toContain(kind)
  })

  test.each(isNot)('%s is not', (name) => {
    expect([...kindsOf(name)]).not.toContain(kind)
  })
})
