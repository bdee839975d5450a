import { describe, expect, test } from 'vitest'
import { actionsOf, stepsOf } from './convert-language-fixtures.ts'

describe('what is fried first', () => {
  test('leaves the pan where the recipe takes it out without a name', () => {
    const actions = actionsOf(
      'de',
      `Gulasch

500 g Rindfleisch
1 EL Butterschmalz
2 Zwiebeln
400 ml Brühe

Zubereitung:
Butterschmalz in einem Topf erhitzen, das Fleisch darin anbraten, dann herausnehmen. Zwiebeln im Bratfett glasig dünsten. Fleisch wieder zugeben, Brühe angießen und 90 Minuten schmoren lassen.`,
    )
    const pot = actions('anbraten').vessel
    expect(actions('herausnehmen')).toMatchObject({ movesFrom: [pot] })
    expect(actions('Zwiebeln')).toMatchObject({ vessel: pot, movesFrom: [] })
    expect(actions('wieder zugeben').movesFrom).toEqual([actions('herausnehmen').vessel])
  })

  test('as patties takes nothing of what is stirred meanwhile', () => {
    const actions = actionsOf(
      'de',
      `Frikadellen mit Kräuterquark

500 g Hackfleisch
1 Ei
2 EL Öl
250 g Quark
50 ml Milch

Zubereitung:
Hackfleisch und Ei verkneten. Frikadellen formen und im heißen Öl von jeder Seite 5 Minuten braten.
Währenddessen Quark und Milch glatt rühren.`,
    )
    expect(actions('Quark').vessel).not.toBe(actions('braten').vessel)
  })
})

describe('what is boiled in water', () => {
  test('has a pot of its own beside a stew', () => {
    const actions = actionsOf(
      'de',
      `Gulasch mit Kartoffeln

500 g Gulasch
400 ml Brühe
Für den Stampf:
800 g Kartoffeln

Zubereitung:
Gulasch mit der Brühe in einem Topf 90 Minuten schmoren lassen.
Inzwischen die Kartoffeln schälen, vierteln und in Salzwasser 20 Minuten kochen.`,
    )
    expect(actions('Salzwasser').vessel).not.toBe(actions('schmoren').vessel)
  })
})

describe('parts of a recipe', () => {
  test('take their own milk and butter', () => {
    const actions = actionsOf(
      'de',
      `Dampfnudeln

Für den Teig:
500 g Mehl
250 ml Milch
60 g Zucker
80 g Butter
Zum Garen:
200 ml Milch
30 g Butter
1 EL Zucker
Für die Soße:
500 ml Milch
50 g Zucker

Zubereitung:
Mehl, Milch, Zucker und Butter zu einem Teig verkneten.
In einem breiten Topf Milch, Butter und Zucker aufkochen. Die Nudeln hineinsetzen und 25 Min. garen.
Für die Soße Milch mit Zucker aufkochen.`,
    )
    expect(actions('breiten Topf').adds).toEqual(['Milch', 'Butter', 'Zucker'])
    expect(actions('Milch mit Zucker').adds).toEqual(['Milch', 'Zucker'])
  })

  test('have their flour although a bowl is named before it', () => {
    const actions = actionsOf(
      'pl',
      `Drożdżówki

Rozczyn:
50 g drożdży
150 ml mleka
2 łyżki mąki
Ciasto:
500 g mąki
100 g cukru
100 g masła
Kruszonka:
150 g mąki
100 g masła
80 g cukru

Przygotowanie:
Drożdże wymieszać z mlekiem i mąką i odstawić na 15 minut. Masło roztopić i przestudzić.
Do miski przesiać mąkę, dodać cukier i rozczyn. Wyrabiać 10 minut, pod koniec wlać stopione masło.
Mąkę, masło i cukier zagnieść na kruszonkę.`,
    )
    const dough = actions('Do miski')
    expect(dough.adds).toEqual(['mąki'])
    expect(actions('stopione masło')).toMatchObject({
      adds: [],
      movesFrom: [actions('Masło roztopić').vessel],
    })
    expect(actions('kruszonkę').adds).toHaveLength(3)
  })

  test('share the salt and yet have their names', () => {
    const actions = actionsOf(
      'es',
      `Albóndigas en salsa

Para las albóndigas:
500 g de carne picada
1 huevo
50 g de pan rallado
aceite
Para la salsa:
1 cebolla
400 g de tomate triturado
sal

Preparación:
Mezclar la carne con el huevo, el pan rallado y sal. Formar bolitas y freírlas en aceite caliente. Sacar a un plato.
Para la salsa, sofreír la cebolla en una cazuela, echar el tomate y cocinar 15 minutos.
Introducir las albóndigas en la salsa y cocer 15 minutos más.`,
    )
    expect(actions('Introducir')).toMatchObject({
      vessel: actions('sofreír').vessel,
      movesFrom: [actions('Sacar').vessel],
    })
  })

  test('have the vegetables of which there are several', () => {
    const actions = actionsOf(
      'ro',
      `Ciorbă de perișoare

Perișoare:
500 g carne tocată
1 ou
1 ceapă
Ciorbă:
1 morcov
1 păstârnac
1 ardei gras
2 linguri ulei

Preparare:
Se toacă mărunt legumele și se călesc în ulei.
Se amestecă într-un castron carnea tocată cu oul și ceapa.`,
    )
    expect(actions('se călesc').adds.sort()).toEqual(['ardei gras', 'morcov', 'păstârnac', 'ulei'])
  })
})

describe('the yolks', () => {
  test.each([
    [
      'ro' as const,
      'Chec\n\n5 ouă\n200 g zahăr\n100 ml ulei\n250 g făină\n1 plic praf de copt\n1 praf sare\n\nPreparare:\nSeparăm albușurile de gălbenușuri. Batem albușurile spumă cu un praf de sare. Gălbenușurile le frecăm cu uleiul și zahărul. Turnăm gălbenușurile peste albușuri și amestecăm ușor. Încorporăm făina cernută cu praful de copt.',
      ['Batem', 'frecăm'],
      'praf de copt',
    ],
    [
      'pl' as const,
      'Biszkopt\n\n5 jajek\n150 g cukru\n150 g mąki\n1 łyżeczka proszku do pieczenia\nszczypta soli\n\nPrzygotowanie:\nOddzielić białka od żółtek. Białka ubić na sztywną pianę ze szczyptą soli. Żółtka utrzeć z cukrem. Przełożyć pianę do żółtek i wymieszać. Wsypać mąkę z proszkiem.',
      ['ubić', 'utrzeć'],
      'proszku do pieczenia',
    ],
  ])('are not beaten on top of the whites (%s)', (language, text, [whites, yolks], powder) => {
    const actions = actionsOf(language, text)
    expect(actions(yolks ?? '').vessel).not.toBe(actions(whites ?? '').vessel)
    expect(actions(whites ?? '').adds).not.toContain(powder)
  })
})

describe('what is made in a bowl', () => {
  test('does not go into the tin that stands in the fridge', () => {
    const actions = actionsOf(
      'pl',
      `Sernik

200 g herbatników
80 g masła
1 kg twarogu
200 g cukru pudru
100 g margaryny

Przygotowanie:
Herbatniki wymieszać z roztopionym masłem i wyłożyć dno tortownicy. Wstawić do lodówki.
Margarynę utrzeć z cukrem pudrem na puszystą masę. Dodać twaróg i zmiksować.`,
    )
    expect(actions('utrzeć').vessel).not.toBe(actions('Wstawić').vessel)
  })

  test('gets the water with the yeast', () => {
    const actions = actionsOf(
      'es',
      `Masa

500 g de harina
150 ml de agua
100 ml de vino blanco
20 g de levadura fresca
1 cucharadita de sal

Preparación:
Disuelve la levadura en el agua. En un bol grande pon la harina y la sal, haz un hueco y vierte el agua con la levadura y el vino. Amasa 10 minutos.`,
    )
    const bowl = actions('pon la harina').vessel
    expect(actions('vierte el agua')).toMatchObject({ vessel: bowl, adds: ['vino blanco'] })
    expect(actions('Amasa').vessel).toBe(bowl)
  })
})

test('meatballs that cook on in the sauce meet no blades', async () => {
  const steps = await stepsOf(
    'es',
    `Albóndigas en salsa

Para las albóndigas:
500 g de carne picada
1 huevo
harina
aceite
Para la salsa:
1 cebolla
400 g de tomate triturado

Preparación:
Mezclar la carne con el huevo. Formar albóndigas, pasarlas por harina y freírlas en aceite. Sacar a un plato.
Para la salsa, sofreír la cebolla en una cazuela, echar el tomate y cocinar 15 minutos.
Introducir las albóndigas en la salsa y cocer 15 minutos más.`,
  )
  expect(steps.at(-1)).toMatchObject({ type: 'MANUAL' })
  expect(steps.at(-1)?.instructionText).toContain('Introducir las albóndigas')
})
