import { expect, test } from 'vitest'
import { actionsOf, stepsOf, textsOf } from './convert-language-fixtures.ts'

test('a custard whose milk boils in a pot of its own thickens once, with its yolks', async () => {
  const steps = await stepsOf(
    'ro',
    `Cremă

1 l lapte
6 gălbenușuri
200 g zahăr
120 g amidon
100 g unt

Preparare:
Gălbenușurile se freacă cu zahărul și cu amidonul. Laptele se pune la fiert. Când dă în clocot, se toarnă peste gălbenușuri, apoi se pune totul înapoi pe foc mic și se fierbe până se îngroașă. Se ia de pe foc și se adaugă untul.`,
  )
  const runs = steps.filter(({ type }) => type === 'OPERATE')
  expect(runs).toHaveLength(1)
  expect(runs[0]).toMatchObject({ temperature: '90' })
  expect(steps[0]?.adds).toHaveLength(4)
})

test('the batter goes into the pan that was only oiled', () => {
  const actions = actionsOf(
    'ro',
    `Clătite

3 ouă
500 ml lapte
250 g făină
2 linguri ulei

Preparare:
Se bat ouăle cu laptele, se adaugă făina și se mixează. Se lasă compoziția 15 minute.
Se încinge o tigaie, se unge cu ulei, se toarnă câte un polonic de aluat și se coc clătitele pe ambele părți.`,
  )
  expect(actions('polonic').movesFrom).toEqual([actions('Se bat').vessel])
})

test('what a batter is to be like is no food in it', () => {
  const actions = actionsOf(
    'pl',
    `Naleśniki

Ciasto:
250 g mąki
2 jajka
300 ml mleka

Nadzienie:
500 g twarogu
3 łyżki śmietany

Przygotowanie:
Składniki na ciasto zmiksować na ciasto o konsystencji rzadkiej śmietany.
Twaróg wymieszać ze śmietaną.`,
  )
  expect(actions('zmiksować').adds).toHaveLength(3)
  expect(actions('Twaróg').adds).toEqual(['twarogu', 'śmietany'])
})

test('hot water of the dough stays out of the pot of the potatoes', () => {
  const actions = actionsOf(
    'uk',
    `Вареники

Для тіста:
500 г борошна
250 мл води
1 ч. л. солі

Для начинки:
600 г картоплі
50 г масла

Приготування:
Картоплю почистіть, відваріть у підсоленій воді, злийте воду і розімніть у пюре з маслом.
Борошно просійте в миску, додайте сіль та окріп. Замісіть тісто.`,
  )
  expect(actions('відваріть').adds).toEqual(['картоплі'])
  expect(actions('окріп').adds).toContain('води')
})

test('meatballs are mixed beside the soup, which keeps its own water', () => {
  const actions = actionsOf(
    'ro',
    `Ciorbă de perișoare

Pentru perișoare:
500 g carne tocată
50 g orez
1 ou
sare, piper

Pentru ciorbă:
2 morcovi
1 ceapă
1 l apă

Preparare:
Morcovii și ceapa se curăță și se taie cubulețe. Se pun la fiert într-o oală cu apa și puțină sare, 20 de minute.
Carnea tocată se amestecă cu orezul, oul, sare și piper. Se formează perișoare.
Perișoarele se pun în oala cu zeamă clocotită și se fierb 20 de minute.`,
  )
  expect(actions('la fiert').adds).toContain('apă')
  expect(actions('se amestecă').vessel).not.toBe(actions('la fiert').vessel)
  expect(actions('în oala cu zeamă').movesFrom).toEqual([actions('se amestecă').vessel])
})

test('roots that stew in fat do so beside the broth', () => {
  const actions = actionsOf(
    'uk',
    `Борщ

500 г яловичини
2 буряки
3 картоплини
2 ст. л. олії
1 ст. л. оцту
2 ст. л. томатної пасти

Приготування:
М'ясо залити холодною водою і варити 1 год. Бульйон процідити.
Буряк натерти, тушкувати на 2 ст. л. олії з оцтом і томатною пастою 15 хв.
У бульйон покласти картоплю, варити 10 хв.`,
  )
  const stewed = actions('тушкувати')
  expect(stewed.vessel).not.toBe(actions('процідити').vessel)
  expect(stewed.adds).toContain('буряки')
  expect(actions('покласти').vessel).toBe(actions('варити 1').vessel)
})

test('a salad keeps what only a side clause names for its own order', () => {
  const actions = actionsOf(
    'uk',
    `Салат

2 буряки
3 картоплини
2 огірки
3 ст. л. олії

Приготування:
Буряки і картоплю відварити, охолодити та нарізати кубиками.
Буряк змішати з 1 ст. л. олії, щоб він не зафарбував решту овочів.
Огірки нарізати. З'єднати всі овочі та заправити рештою олії.`,
  )
  expect(actions('щоб він').adds).toEqual(['олії'])
})

test('what is left on the heat while it is stirred goes on cooking in the machine', async () => {
  const texts = await textsOf(
    'ro',
    `Tocăniță

1 ceapă
500 g piept de pui
3 linguri ulei
200 ml suc de roșii

Preparare:
Taie ceapa mărunt și călește-o în ulei 5 minute.
Adaugă carnea tăiată cubulețe și mai lasă 6 minute, amestecând din când în când.
Toarnă sucul de roșii și lasă la foc mic 20 de minute.`,
  )
  expect(texts.filter((text) => /120\s?°C/.test(text))).toHaveLength(2)
})
