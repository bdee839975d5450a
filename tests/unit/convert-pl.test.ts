import { describe, expect, test } from 'vitest'
import { actionsOf, stepsOf, textsOf } from './convert-language-fixtures.ts'

describe('Polish recipes', () => {
  test('dumplings boil in a pot of their own, and the water of the dough stays in the dough', async () => {
    const steps = await stepsOf(
      'pl',
      `Pierogi

ciasto:
500 g mąki
250 ml wody
1/2 łyżeczki soli

farsz:
700 g ziemniaków
300 g twarogu

Wykonanie
Farsz: Ziemniaki obrać, ugotować w osolonej wodzie do miękkości, odcedzić. Twaróg rozgnieść widelcem, dodać do ziemniaków, wymieszać.
Ciasto: Mąkę z solą przesiać do miski, wlać wodę, zagnieść elastyczne ciasto.
Ciasto rozwałkować, nakładać po łyżeczce farszu i zlepiać brzegi. Wrzucać partiami na wrzącą osoloną wodę, gotować 3 min.`,
    )
    const dough = steps.find(({ type, speed }) => type === 'OPERATE' && speed === 'dough')
    expect(dough).toBeDefined()
    const weighed = steps.find(({ instructionText }) => /mąki/.test(instructionText))
    expect(weighed?.instructionText).toMatch(/250\s?g wody/)
    expect(steps.find(({ instructionText }) => /Wrzucać/.test(instructionText))?.place).toBe(
      'stove',
    )
  })

  test('bacon is rendered in a pan, and what comes into the broth goes to the broth', () => {
    const actions = actionsOf(
      'pl',
      `Żurek

4 białe kiełbasy
400 ml zakwasu na żurek
100 g boczku
1 cebula
2 liście laurowe

Przygotowanie:
Kiełbasę włożyć do garnka, zalać 800 ml wody, dodać listki. Gotować 20 minut. Kiełbasę wyjąć.
Boczek pokroić w kostkę i wytopić na patelni. Dodać posiekaną cebulę i zeszklić, przełożyć do wywaru.
Wlać zakwas i gotować 10 minut.`,
    )
    const [pot, pan] = [actions('Kiełbasę włożyć'), actions('wytopić')]
    expect(pan.vessel).not.toBe(pot.vessel)
    expect(actions('listki').adds).toEqual(['liście laurowe'])
    expect(actions('do wywaru')).toMatchObject({ vessel: pot.vessel, movesFrom: [pan.vessel] })
    expect(actions('Wlać zakwas')).toMatchObject({ vessel: pot.vessel, adds: ['zakwasu na żurek'] })
  })

  test('the rest that is sliced is the rest that is browned', () => {
    const actions = actionsOf(
      'pl',
      `Krem z pieczarek

400 g pieczarek
40 g masła
700 g bulionu

Wykonanie
Do garnka włożyć 300 g pieczarek i 30 g masła, dusić 5 min. Wlać bulion, gotować 18 min.
W tym czasie pozostałe pieczarki pokroić w plasterki i zrumienić na patelni na reszcie masła.`,
    )
    expect(actions('Do garnka').parts).toEqual({ pieczarek: 0.75, masła: 0.75 })
    expect(actions('zrumienić').parts).toEqual({ pieczarek: 0.25, masła: 0.25 })
  })

  test('"180 st. C" ends no sentence, "od czasu do czasu" is no end of the cooking', async () => {
    const texts = await textsOf(
      'pl',
      `Gulasz z piekarnika

500 g wołowiny gulaszowej
400 g pomidorów z puszki

Przygotowanie
Do garnka wrzuć mięso i pomidory. Duś na małym ogniu 30 min, od czasu do czasu mieszając. Piecz w 180 st. C 20 minut.`,
    )
    expect(texts.join('\n')).not.toMatch(/do czasu mieszając\./)
    expect(texts.some((text) => /180 st\. C 20 minut/.test(text))).toBe(true)
  })

  test('bread that was soaked comes back as bread, not as crumbs', () => {
    const actions = actionsOf(
      'pl',
      `Kotlety mielone

500 g mięsa mielonego
1 czerstwa bułka
100 ml mleka
1 jajko
bułka tarta do panierowania

Sposób wykonania
Bułkę namocz w mleku. Mięso wymieszaj z odciśniętą bułką i jajkiem. Uformuj kotlety, obtocz w bułce tartej.`,
    )
    expect(actions('namocz').adds).toEqual(['czerstwa bułka', 'mleka'])
    expect(actions('wymieszaj').adds).toEqual(['mięsa mielonego', 'jajko'])
    expect(actions('obtocz').adds).toEqual(['bułka tarta'])
  })

  test('a roll of another name is the bread that is soaked, too', () => {
    const actions = actionsOf(
      'pl',
      `Kotlety mielone

500 g mięsa mielonego
1 czerstwa kajzerka
100 ml mleka
1 jajko
bułka tarta do obtoczenia

Sposób wykonania
Bułkę namocz w mleku. Do miski włóż mięso, bułkę i jajko i wyrób masę. Uformuj kotlety, obtocz w bułce tartej.`,
    )
    expect(actions('namocz').adds).toEqual(['czerstwa kajzerka', 'mleka'])
    expect(actions('włóż mięso').adds).toEqual(['mięsa mielonego', 'jajko'])
    expect(actions('obtocz').adds).toEqual(['bułka tarta'])
  })

  test('the filling is made in a bowl, not on the pancakes', () => {
    const actions = actionsOf(
      'pl',
      `Naleśniki

Składniki na ciasto:
250 g mąki
500 ml mleka
2 jajka

Nadzienie:
400 g białego sera
3 łyżki cukru

Przygotowanie:
Mąkę, mleko i jajka zmiksować. Na patelni smażyć cienkie naleśniki z obu stron.
Ser rozgnieść widelcem, dodać cukier, wymieszać.`,
    )
    expect(actions('dodać cukier').vessel).not.toBe(actions('smażyć').vessel)
    expect(actions('dodać cukier').adds).toEqual(['cukru', 'białego sera'])
  })

  test('juice of a lemon stays in the order in which a cook reads it', async () => {
    const texts = await textsOf(
      'pl',
      `Hummus

1 puszka ciecierzycy (400 g)
3 łyżki tahini
sok z 1 cytryny

Przygotowanie
Ciecierzycę, tahini i sok z cytryny wrzuć do blendera. Zblenduj na gładki krem.`,
    )
    expect(texts.join('\n')).toContain('sok z 1 cytryny')
  })
})
