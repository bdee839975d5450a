import { describe, expect, it } from 'vitest'
import { actionsOf, type Told } from './convert-actions.ts'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

const TIRAMISU: readonly Told[] = [
  [
    'en',
    [
      '4 eggs',
      '100 g sugar',
      '500 g mascarpone',
      '300 ml strong espresso',
      '4 tbsp amaretto',
      '200 g ladyfingers',
      '2 tbsp cocoa powder',
      '1 pinch of salt',
    ],
    [
      'Make the espresso, stir in half of the amaretto and leave to cool.',
      'Separate the eggs.',
      'Beat the yolks with the sugar for 5 minutes until pale and creamy.',
      'Add the mascarpone and the rest of the amaretto and stir until smooth.',
      'Whisk the egg whites with the salt until stiff and carefully fold them into the mascarpone cream.',
      'Dip half of the ladyfingers briefly in the coffee and lay them in a dish.',
      'Spread half of the cream over them.',
      'Repeat with the remaining ladyfingers and the remaining cream.',
      'Chill for at least 4 hours.',
      'Dust with the cocoa just before serving.',
    ],
  ],
  [
    'de',
    [
      '4 Eier',
      '100 g Zucker',
      '500 g Mascarpone',
      '300 ml starker Espresso',
      '4 EL Amaretto',
      '200 g Löffelbiskuits',
      '2 EL Kakaopulver',
      '1 Prise Salz',
    ],
    [
      'Den Espresso kochen, die Hälfte des Amarettos einrühren und abkühlen lassen.',
      'Die Eier trennen.',
      'Die Eigelbe mit dem Zucker 5 Minuten hell und cremig schlagen.',
      'Mascarpone und den restlichen Amaretto zugeben und glatt rühren.',
      'Die Eiweiße mit dem Salz steif schlagen und vorsichtig unter die Mascarponecreme heben.',
      'Die Hälfte der Löffelbiskuits kurz in den Kaffee tauchen und in eine Form legen.',
      'Die Hälfte der Creme darauf verstreichen.',
      'Mit den restlichen Löffelbiskuits und der restlichen Creme wiederholen.',
      'Mindestens 4 Stunden kalt stellen.',
      'Kurz vor dem Servieren mit dem Kakao bestäuben.',
    ],
  ],
  [
    'fr',
    [
      '4 œufs',
      '100 g de sucre',
      '500 g de mascarpone',
      '300 ml de café fort',
      "4 c. à soupe d'amaretto",
      '200 g de biscuits à la cuillère',
      '2 c. à soupe de cacao en poudre',
      '1 pincée de sel',
    ],
    [
      "Préparez le café, ajoutez-y la moitié de l'amaretto et laissez refroidir.",
      'Séparez les blancs des jaunes.',
      "Fouettez les jaunes avec le sucre pendant 5 minutes jusqu'à ce que le mélange blanchisse.",
      "Ajoutez le mascarpone et le reste de l'amaretto et mélangez jusqu'à obtenir une crème lisse.",
      'Montez les blancs en neige avec le sel et incorporez-les délicatement à la crème au mascarpone.',
      'Trempez rapidement la moitié des biscuits dans le café et disposez-les dans un plat.',
      'Étalez la moitié de la crème par-dessus.',
      'Recommencez avec le reste des biscuits et de la crème.',
      'Réservez au frais au moins 4 heures.',
      'Saupoudrez de cacao juste avant de servir.',
    ],
  ],
  [
    'es',
    [
      '4 huevos',
      '100 g de azúcar',
      '500 g de mascarpone',
      '300 ml de café fuerte',
      '4 cucharadas de amaretto',
      '200 g de bizcochos de soletilla',
      '2 cucharadas de cacao en polvo',
      '1 pizca de sal',
    ],
    [
      'Prepara el café, añade la mitad del amaretto y deja enfriar.',
      'Separa las claras de las yemas.',
      'Bate las yemas con el azúcar 5 minutos hasta que blanqueen.',
      'Añade el mascarpone y el resto del amaretto y mezcla hasta obtener una crema lisa.',
      'Monta las claras a punto de nieve con la sal e incorpóralas con cuidado a la crema de mascarpone.',
      'Moja rápidamente la mitad de los bizcochos en el café y colócalos en una fuente.',
      'Extiende encima la mitad de la crema.',
      'Repite con el resto de los bizcochos y de la crema.',
      'Deja en la nevera al menos 4 horas.',
      'Espolvorea con el cacao justo antes de servir.',
    ],
  ],
  [
    'it',
    [
      '4 uova',
      '100 g di zucchero',
      '500 g di mascarpone',
      '300 ml di caffè forte',
      '4 cucchiai di amaretto',
      '200 g di savoiardi',
      '2 cucchiai di cacao amaro',
      '1 pizzico di sale',
    ],
    [
      "Preparate il caffè, unite metà dell'amaretto e lasciate raffreddare.",
      'Separate i tuorli dagli albumi.',
      'Montate i tuorli con lo zucchero per 5 minuti, finché saranno chiari e spumosi.',
      "Aggiungete il mascarpone e il resto dell'amaretto e mescolate fino a ottenere una crema liscia.",
      'Montate gli albumi a neve ferma con il sale e incorporateli delicatamente alla crema di mascarpone.',
      'Inzuppate velocemente metà dei savoiardi nel caffè e disponeteli in una pirofila.',
      'Distribuitevi sopra metà della crema.',
      'Ripetete con i savoiardi e la crema rimasti.',
      'Mettete in frigorifero per almeno 4 ore.',
      'Spolverizzate con il cacao poco prima di servire.',
    ],
  ],
  [
    'pl',
    [
      '4 jajka',
      '100 g cukru',
      '500 g mascarpone',
      '300 ml mocnej kawy',
      '4 łyżki amaretto',
      '200 g podłużnych biszkoptów',
      '2 łyżki kakao',
      '1 szczypta soli',
    ],
    [
      'Zaparzyć kawę, wlać połowę amaretto i odstawić do ostygnięcia.',
      'Oddzielić żółtka od białek.',
      'Żółtka ubić z cukrem przez 5 minut na jasną, puszystą masę.',
      'Dodać mascarpone i pozostałe amaretto i wymieszać na gładki krem.',
      'Białka ubić z solą na sztywną pianę i delikatnie wmieszać do kremu z mascarpone.',
      'Połowę biszkoptów krótko zanurzyć w kawie i ułożyć w naczyniu.',
      'Rozsmarować na nich połowę kremu.',
      'Powtórzyć z pozostałymi biszkoptami i kremem.',
      'Wstawić do lodówki na co najmniej 4 godziny.',
      'Tuż przed podaniem oprószyć kakao.',
    ],
  ],
  [
    'uk',
    [
      '4 яйця',
      '100 г цукру',
      '500 г маскарпоне',
      '300 мл міцної кави',
      '4 ст. л. амарето',
      '200 г печива савоярді',
      '2 ст. л. какао',
      '1 дрібка солі',
    ],
    [
      'Зваріть каву, влийте половину амарето й дайте охолонути.',
      'Відокремте жовтки від білків.',
      'Жовтки збийте з цукром 5 хвилин до світлої пишної маси.',
      'Додайте маскарпоне й решту амарето та перемішайте до однорідності.',
      'Білки збийте із сіллю до стійких піків і обережно введіть у крем із маскарпоне.',
      'Половину печива швидко занурте в каву й викладіть у форму.',
      'Розподіліть зверху половину крему.',
      'Повторіть із рештою печива та крему.',
      'Поставте в холодильник щонайменше на 4 години.',
      'Перед подачею посипте какао.',
    ],
  ],
  [
    'ro',
    [
      '4 ouă',
      '100 g zahăr',
      '500 g mascarpone',
      '300 ml cafea tare',
      '4 linguri amaretto',
      '200 g pișcoturi',
      '2 linguri cacao',
      '1 praf de sare',
    ],
    [
      'Preparați cafeaua, adăugați jumătate din amaretto și lăsați să se răcească.',
      'Separați albușurile de gălbenușuri.',
      'Bateți gălbenușurile cu zahărul 5 minute, până se deschid la culoare.',
      'Adăugați mascarpone și restul de amaretto și amestecați până obțineți o cremă fină.',
      'Bateți albușurile spumă tare cu sarea și încorporați-le ușor în crema de mascarpone.',
      'Înmuiați rapid jumătate din pișcoturi în cafea și așezați-le într-o formă.',
      'Întindeți deasupra jumătate din cremă.',
      'Repetați cu restul de pișcoturi și de cremă.',
      'Dați la rece cel puțin 4 ore.',
      'Pudrați cu cacao chiar înainte de servire.',
    ],
  ],
]

/** Numbers of the list; the parts of the eggs are numbered apart. */
const [SUGAR, MASCARPONE, COFFEE, AMARETTO, BISCUITS, COCOA] = [2, 3, 4, 5, 6, 7]

describe.each(TIRAMISU)('tiramisu in %s', (language, list, method) => {
  const actions = actionsOf(list, method, language)
  const usesOf = (id: number) =>
    actions.flatMap(({ vessel, adds }) =>
      adds.filter(({ food }) => food.id === id).map(({ part }) => ({ vessel, part })),
    )
  const [coffee] = usesOf(COFFEE)
  const [cream] = usesOf(MASCARPONE)
  const dusted = actions.find(({ adds }) => adds.some(({ food }) => food.id === COCOA))

  it('has its coffee brewed by hand, with half of the amaretto', () => {
    expect(actions.find(({ vessel }) => vessel === coffee?.vessel)?.role).toBe('wait')
    expect(usesOf(AMARETTO)).toEqual([
      { vessel: coffee?.vessel, part: 0.5 },
      { vessel: cream?.vessel, part: 0.5 },
    ])
  })

  it('has the yolks beaten with the sugar in a bowl of their own', () => {
    expect(usesOf(SUGAR)).toEqual([{ vessel: cream?.vessel, part: 1 }])
    expect(cream?.vessel).not.toBe(coffee?.vessel)
  })

  it('is layered in the dish: biscuits, half of the cream, and the rest of both', () => {
    const dish = dusted?.vessel
    const layers = actions.filter(({ vessel }) => vessel === dish)
    const parts = layers.flatMap(({ moves }) =>
      moves.filter(({ from }) => from === cream?.vessel).map(({ part }) => part),
    )

    expect(usesOf(BISCUITS).map(({ part }) => part)).toEqual([0.5, 0.5])
    expect(usesOf(BISCUITS).at(-1)?.vessel).toBe(dish)
    expect(parts).toEqual([0.5, 1])
    expect(dusted?.role).toBe('hand')
  })

  it('lets the machine beat the yolks, the cream and the whites', async () => {
    expect(runsOf(await stepsOf(list, method, language)).length).toBe(3)
  })
})

describe('cream that the list has', () => {
  it('is not what was beaten before', () => {
    const [, whipped] = actionsOf(
      ['4 egg yolks', '100 g sugar', '200 ml double cream', '1 sponge base'],
      [
        'Beat the yolks and the sugar until pale.',
        'In another bowl, whip the cream until stiff.',
        'Spread the cream over the sponge.',
      ],
    )

    expect(whipped?.adds.map(({ food }) => food.id)).toEqual([3])
  })
})
