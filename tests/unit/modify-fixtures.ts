import { modifyRecipe } from '#server/features/convert/structure/builtin/modify/modify.ts'
import type { Language } from '#shared/language.ts'
import type { Ingredient, RecipeContent, StepInput } from '#shared/recipe.ts'

/** A list as "500 g carrots; 2 – eggs": amount, unit ("–" for none) and name. */
export function ingredientsOf(text: string): Ingredient[] {
  return text.split(';').map((line, index) => {
    const [quantity = '', unit = '', ...name] = line.trim().split(' ')
    return {
      id: undefined,
      ingredientJsonId: index + 1,
      name: name.join(' '),
      quantity: quantity === '–' ? undefined : quantity,
      unit: unit === '–' ? undefined : unit,
      notes: undefined,
    }
  })
}

type StepWords = Partial<StepInput> & { instructionText: string }

/** A recipe for four. */
export function aRecipe(
  ingredients: string,
  steps: readonly StepWords[],
  metadata: Partial<RecipeContent['metadata']> = {},
): RecipeContent {
  return {
    metadata: {
      title: 'Supper',
      description: null,
      prepTimeMinutes: 10,
      cookTimeMinutes: 20,
      totalTimeMinutes: 30,
      servingsMin: 4,
      servingsMax: 4,
      yieldText: null,
      cuisine: null,
      difficulty: null,
      tags: [],
      ThermomixModel: [],
      ...metadata,
    },
    ingredients: ingredientsOf(ingredients),
    steps: steps.map((step, index) => ({
      stepNumber: index + 1,
      type: 'WEIGH',
      durationSeconds: undefined,
      speed: undefined,
      temperature: undefined,
      reverse: false,
      ingredientRefs: [],
      tools: [],
      ...step,
    })),
  }
}

const SOUP_STEPS = (texts: readonly string[]): StepWords[] => [
  { instructionText: texts[0] ?? '', ingredientRefs: [1, 2, 3] },
  { instructionText: texts[1] ?? '', type: 'OPERATE', durationSeconds: 5, speed: '5' },
  { instructionText: texts[2] ?? '', ingredientRefs: [4, 5] },
  {
    instructionText: texts[3] ?? '',
    type: 'OPERATE',
    durationSeconds: 1200,
    temperature: '100',
    speed: '2',
  },
]

/** One soup in every language: carrots, garlic, butter, milk, parsley. */
export const SOUPS: Readonly<Record<Exclude<Language, 'gb'>, RecipeContent>> = {
  en: aRecipe(
    '500 g carrots; 2 cloves garlic; 30 g butter; 400 ml milk; 1 bunch parsley',
    SOUP_STEPS([
      'Weigh 500 g carrots, 2 cloves garlic and 30 g butter into the mixing bowl.',
      'Chop 5 sec/speed 5.',
      'Weigh 400 ml milk into the mixing bowl and add 1 bunch parsley.',
      'Cook the soup 20 min/100°C/speed 2.',
    ]),
  ),
  de: aRecipe(
    '500 g Karotten; 2 Zehen Knoblauch; 30 g Butter; 400 ml Milch; 1 Bund Petersilie',
    SOUP_STEPS([
      '500 g Karotten, 2 Zehen Knoblauch und 30 g Butter in den Mixtopf einwiegen.',
      'Zerkleinern 5 Sek./Stufe 5.',
      '400 ml Milch in den Mixtopf einwiegen und 1 Bund Petersilie zugeben.',
      'Die Suppe kochen 20 Min./100°C/Stufe 2.',
    ]),
  ),
  fr: aRecipe(
    '500 g carottes; 2 gousses ail; 30 g beurre; 400 ml lait; 1 botte persil',
    SOUP_STEPS([
      "Peser 500 g de carottes, 2 gousses d'ail et 30 g de beurre dans le bol.",
      'Hacher 5 sec/vitesse 5.',
      'Peser 400 ml de lait dans le bol et ajouter 1 botte de persil.',
      'Cuire la soupe 20 min/100°C/vitesse 2.',
    ]),
  ),
  es: aRecipe(
    '500 g zanahorias; 2 dientes ajo; 30 g mantequilla; 400 ml leche; 1 manojo perejil',
    SOUP_STEPS([
      'Pese 500 g de zanahorias, 2 dientes de ajo y 30 g de mantequilla en el vaso.',
      'Trocee 5 seg/vel 5.',
      'Pese 400 ml de leche en el vaso y añada 1 manojo de perejil.',
      'Cocine la sopa 20 min/100°C/vel 2.',
    ]),
  ),
  it: aRecipe(
    '500 g carote; 2 spicchi aglio; 30 g burro; 400 ml latte; 1 mazzetto prezzemolo',
    SOUP_STEPS([
      'Pesare 500 g di carote, 2 spicchi di aglio e 30 g di burro nel boccale.',
      'Tritare 5 sec/vel 5.',
      'Pesare 400 ml di latte nel boccale e aggiungere 1 mazzetto di prezzemolo.',
      'Cuocere la zuppa 20 min/100°C/vel 2.',
    ]),
  ),
  pl: aRecipe(
    '500 g marchew; 2 ząbki czosnek; 30 g masło; 400 ml mleko; 1 pęczek natka pietruszki',
    SOUP_STEPS([
      'Odważyć do naczynia miksującego: 500 g marchew, 2 ząbki czosnku i 30 g masła.',
      'Posiekać 5 s/obr. 5.',
      'Odważyć do naczynia miksującego: 400 ml mleka i 1 pęczek natki pietruszki.',
      'Gotować zupę 20 min/100°C/obr. 2.',
    ]),
  ),
  uk: aRecipe(
    '500 г морква; 2 зубчики часник; 30 г вершкове масло; 400 мл молоко; 1 пучок петрушка',
    SOUP_STEPS([
      'Зважити в чашу: 500 г моркви, 2 зубчики часнику і 30 г вершкового масла.',
      'Подрібнити 5 с/шв. 5.',
      'Зважити в чашу: 400 мл молока і 1 пучок петрушки.',
      'Варити суп 20 хв/100°C/шв. 2.',
    ]),
  ),
  ro: aRecipe(
    '500 g morcovi; 2 căței usturoi; 30 g unt; 400 ml lapte; 1 legătură pătrunjel',
    SOUP_STEPS([
      'Cântăriți în vasul de mixare 500 g morcovi, 2 căței de usturoi și 30 g unt.',
      'Tocați 5 sec/viteza 5.',
      'Cântăriți în vasul de mixare 400 ml lapte și 1 legătură de pătrunjel.',
      'Fierbeți supa 20 min/100°C/viteza 2.',
    ]),
  ),
}

/** The recipe after the change; what it refuses is thrown. */
export function modified(
  recipe: RecipeContent,
  sentence: string,
  language: Language = 'en',
): RecipeContent {
  return modifyRecipe(recipe, sentence, { language, model: 'TM6' }).content
}

/** The list as in `ingredientsOf`, without units' dashes: "500 g carrots". */
export function listOf({ ingredients }: RecipeContent): string[] {
  return ingredients.map(({ quantity, unit, name }) =>
    [quantity, unit, name].filter(Boolean).join(' '),
  )
}

export function textsOf({ steps }: RecipeContent): string[] {
  return steps.map(({ instructionText }) => instructionText)
}
