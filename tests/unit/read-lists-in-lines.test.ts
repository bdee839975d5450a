import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

test('a list in one line may have its amounts behind the foods', () => {
  const read = readText(`Печінка з цибулею

Інгредієнти:
печінка яловича 500 г, цибуля 3 шт., сметана 150 г, борошно 2 ст.л., сіль, перець, вода 80 мл

Цибулю наріжте півкільцями. Обсмажте на олії 5 хв.
Додайте печінку і смажте ще 5 хвилин.`)
  expect(read.ingredients).toEqual([
    {
      heading: null,
      lines: [
        'печінка яловича 500 г',
        'цибуля 3 шт.',
        'сметана 150 г',
        'борошно 2 ст.л.',
        'сіль',
        'перець',
        'вода 80 мл',
      ],
    },
  ])
  expect(read.steps[0]?.lines).toHaveLength(2)
})

test('what is needed besides stands in a paragraph of its own below the list', () => {
  const read = readText(`Racuchy z jabłkami

250 g mąki
1 jajko
200 ml mleka

oraz ok. 3 jabłka

Dodatkowo: olej do smażenia, cukier puder

Mąkę wymieszać z jajkiem i mlekiem na gładkie ciasto. Odstawić na 20 minut.
Jabłka pokroić w plasterki, dodać do ciasta i smażyć na oleju.`)
  expect(read.ingredients).toEqual([
    { heading: null, lines: ['250 g mąki', '1 jajko', '200 ml mleka', 'ok. 3 jabłka'] },
    { heading: 'Dodatkowo', lines: ['olej do smażenia', 'cukier puder'] },
  ])
  expect(read.steps).toHaveLength(1)
  expect(read.steps[0]?.heading).toBeNull()
})

test('what it is served with heads no step', () => {
  const read = readText(`Kopytka

1 kg ziemniaków
200 g mąki
1 jajko

Do podania: cebulka i boczek

Ziemniaki ugotować w osolonej wodzie i przecisnąć przez praskę.
Dodać mąkę i jajko, zagnieść ciasto.`)
  expect(read.ingredients.at(-1)).toEqual({ heading: 'Do podania', lines: ['cebulka i boczek'] })
  expect(read.steps[0]?.heading).toBeNull()
})

test('a title may have a name in quotation marks', () => {
  const read = readText(`Торт «Святковий»

Коржі:
Борошно — 300 г
Цукор — 150 г

Крем:
Сметана — 500 г

Спосіб приготування:
Змішати борошно і цукор. Випікати при 180 °С 20 хв.`)
  expect(read.title).toBe('Торт «Святковий»')
})
