import { describe, expect, test } from 'vitest'
import { actionsOf, stepsOf, textsOf } from './convert-language-fixtures.ts'

const BUNS = `Nussschnecken

Für den Teig:
500 g Mehl (Type 550)
1 Würfel frische Hefe
250 ml lauwarme Milch
80 g Zucker
80 g Butter
1 Ei

Für die Füllung:
100 g weiche Butter
100 g gemahlene Haselnüsse

Zubereitung:
Für den Teig die Hefe in die Milch bröckeln, 1 TL vom Zucker zugeben und unter Rühren auflösen. 10 Minuten stehen lassen. Die Butter schmelzen und etwas abkühlen lassen. Mehl, restlichen Zucker, Ei und Butter in eine Rührschüssel geben, die Hefemilch zugießen und alles ca. 8 Min. verkneten.
Den Teig ausrollen. Für die Füllung die Butter darauf verstreichen und die Nüsse darüberstreuen.
Im Ofen bei 180 °C ca. 25 Minuten backen.`

const MARBLE_CAKE = `Rührkuchen

250 g weiche Butter
200 g Zucker
4 Eier
375 g Mehl
1 Pck. Backpulver
Fett und Mehl für die Form

Zubereitung:
Die Form einfetten und mit Mehl ausstäuben. Butter und Zucker 5 Minuten cremig rühren. Eier einzeln unterrühren. Mehl und Backpulver mischen und kurz unterrühren.
Im Ofen bei 180 °C 60 Minuten backen.`

describe('German recipes', () => {
  test('melted butter goes into the dough whole and kneads with it, not hot on the yeast', async () => {
    const actions = actionsOf('de', BUNS)
    const melted = actions('Die Butter schmelzen')
    expect(melted.parts).toEqual({ Butter: 1 })
    expect(actions('in eine Rührschüssel').movesFrom).toContain(melted.vessel)

    const steps = await stepsOf('de', BUNS)
    expect(steps.some(({ speed }) => speed === 'dough')).toBe(true)
    expect(steps.every(({ temperature }) => temperature !== '60')).toBe(true)
  })

  test('the yeast milk stays in the bowl for the dough', async () => {
    const texts = await textsOf('de', BUNS)
    expect(texts.join('\n')).not.toMatch(/wieder in den Mixtopf|beiseite/)
    expect(texts.join('\n')).toContain('Mehl (Type 550)')
  })

  test('butter is spread on the dough, not weighed in with the nuts', () => {
    const actions = actionsOf('de', BUNS)
    expect(actions('darauf verstreichen')).toMatchObject({ role: 'hand', parts: { Butter: 1 } })
  })

  test('what the tin is greased and floured with is not in the batter', async () => {
    const actions = actionsOf('de', MARBLE_CAKE)
    expect(actions('cremig').adds).toEqual(['Butter', 'Zucker'])
    const [, tin] = await stepsOf('de', MARBLE_CAKE)
    expect(tin?.type).toBe('WEIGH')
  })

  test('a short name means the spice or herb of the list', () => {
    const actions = actionsOf(
      'de',
      `Linsencurry

200 g rote Linsen
1 Zwiebel
2 EL Öl
1 TL Currypulver
2 Lorbeerblätter
600 ml Gemüsebrühe
etwas Speisestärke

Zubereitung:
Die Zwiebel würfeln und im Öl andünsten. Mit Curry bestäuben, Linsen, Lorbeer und Brühe zugeben und 20 Minuten köcheln lassen. Falls die Sauce zu dünn ist, mit Speisestärke binden.`,
    )
    expect(actions('Curry bestäuben').adds).toEqual(['Currypulver'])
    expect(actions('Brühe zugeben').adds).toContain('Lorbeerblätter')
    expect(actions('Falls die Sauce').adds).toEqual(['Speisestärke'])
  })

  test('all the ingredients are those in every bowl, and those that only were cut', () => {
    const actions = actionsOf(
      'de',
      `Nudelsalat

500 g kurze Nudeln
4 Gewürzgurken
2 Äpfel

Mayonnaise:
1 Ei
1 TL Senf
200 ml Öl

Zubereitung:
Die Nudeln in Salzwasser garen und abgießen. Gurken und Äpfel klein würfeln.
Für die Mayonnaise das Ei aufschlagen und mit dem Senf in einen Rührbecher geben. Das Öl darübergießen und mit dem Pürierstab mixen.
Alle Zutaten in einer großen Schüssel mischen.`,
    )
    expect(actions('das Ei aufschlagen').adds).toEqual(['Ei'])
    const whole = actions('Alle Zutaten')
    expect(whole.adds).toEqual(['Gewürzgurken', 'Äpfel'])
    expect(whole.movesFrom).toContain(actions('Die Nudeln').vessel)
  })

  test('an ending that the list leaves open goes by the amount', async () => {
    const texts = await textsOf(
      'de',
      `Zwiebelsuppe

1 Zwiebel(n)
2 Möhre(n)
1 EL Butter
500 ml Brühe

Zubereitung:
Zwiebel und Möhren fein würfeln, in der Butter 3 Minuten andünsten. Brühe zugeben, 15 Minuten köcheln lassen und pürieren.`,
    )
    expect(texts.join(' ')).toContain('1 Zwiebel (halbiert)')
    expect(texts.join(' ')).toContain('2 Möhren (in Stücken)')
  })

  test('what is too much for the bowl is told to go into a pot, and half of it comes back at a time', async () => {
    const steps = await stepsOf(
      'de',
      `Kürbissuppe

1 kg Hokkaidokürbis
1 Zwiebel
2 EL Öl
1 TL Currypulver
1 l Gemüsebrühe
400 ml Kokosmilch

Zubereitung:
Die Zwiebel fein hacken und im Öl 3 Minuten andünsten. Den Kürbis würfeln, zugeben und 5 Minuten mitdünsten. Mit Curry bestäuben, kurz anschwitzen und die Brühe angießen. 20 Minuten köcheln lassen, die Kokosmilch zugießen und pürieren.`,
    )
    const texts = steps.map(({ instructionText }) => instructionText)
    expect(texts.filter((text) => text.includes('in einen großen Topf'))).toHaveLength(2)
    expect(texts.filter((text) => text.includes('Hälfte vom Inhalt'))).toHaveLength(1)
    expect(texts.join(' ')).not.toContain('wieder in den Mixtopf')
  })

  test('a mayonnaise of the hand blender is made in the bowl, its egg first', async () => {
    const steps = await stepsOf(
      'de',
      `Eiersalat

6 hart gekochte Eier

Mayonnaise:
1 Ei
1 TL Senf
200 ml Öl
Salz

Zubereitung:
Für die Mayonnaise das Ei aufschlagen und mit Senf und 1 Prise Salz in einen hohen Rührbecher geben. Das Öl darübergießen, Pürierstab auf den Boden stellen und langsam hochziehen, bis die Masse fest ist. Die gekochten Eier würfeln und unterheben.`,
    )
    expect(steps[0]?.instructionText).toMatch(/1\sEi, 1\sTL Senf/)
    expect(steps[1]).toMatchObject({ type: 'OPERATE', speed: '4' })
    expect(steps.map(({ instructionText }) => instructionText).join(' ')).not.toContain(
      'Pürierstab',
    )
  })

  test('peas cook with the pasta, in its pot', async () => {
    const [first] = await textsOf(
      'de',
      `Nudeln mit Erbsen

400 g Nudeln
200 g Erbsen
100 g Butter

Zubereitung:
Nudeln in Salzwasser garen, in den letzten 2 Min. die Erbsen mitkochen. Abgießen und in der Butter schwenken.`,
    )
    expect(first).toContain('in den letzten 2 Min. die Erbsen mitkochen')
  })

  test('an abbreviation before a noun ends no sentence, and the rest is a rest', () => {
    const actions = actionsOf(
      'de',
      `Quarkkuchen

200 g Mehl
100 g Butter
1 Ei

Für die Füllung:
3 Eier
150 g Zucker
500 g Quark

Zubereitung:
Mehl, Butter und Ei verkneten und 30 Min. kalt stellen. Die Eier trennen. Eiweiß mit 50 g von dem Zucker steif schlagen. Eigelb mit dem restl. Zucker cremig rühren, den Quark zufügen.`,
    )
    const whites = actions('Eiweiß mit')
    expect(whites.vessel).not.toBe(actions('verkneten').vessel)
    expect(whites.parts.Zucker).toBeCloseTo(0.33)
    expect(actions('dem restl. Zucker').parts.Zucker).toBeCloseTo(0.67)
  })

  test('of a soup that is puréed in part, pieces are left', async () => {
    const steps = await stepsOf(
      'de',
      `Kartoffelsuppe

500 g Kartoffeln
1 Zwiebel
1 EL Butter
700 ml Brühe

Zubereitung:
Kartoffeln und Zwiebel würfeln. Zwiebel in der Butter 3 Minuten dünsten. Kartoffeln und Brühe zugeben und 20 Minuten köcheln lassen. Etwa die Hälfte der Suppe pürieren.`,
    )
    const runs = steps.filter(({ type }) => type === 'OPERATE')
    expect(runs.at(-2)?.reverse).toBe(true)
    expect(runs.at(-1)).toMatchObject({ durationSeconds: 4, speed: '4' })
  })

  test('"put in a bowl and work to a smooth dough" kneads', async () => {
    const steps = await stepsOf(
      'de',
      `Hefezopf

400 g Mehl
1 Pck. Trockenhefe
60 g Zucker
200 ml lauwarme Milch
60 g zerlassene Butter

Zubereitung:
Alle Zutaten in eine Schüssel geben und mit den Knethaken zu einem glatten Teig verarbeiten. 45 Minuten gehen lassen. Bei 180 °C 30 Minuten backen.`,
    )
    expect(steps.some(({ speed }) => speed === 'dough')).toBe(true)
  })
})
