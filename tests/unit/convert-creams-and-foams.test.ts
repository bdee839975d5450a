import { expect, test } from 'vitest'
import { addedAt, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('an Italian cream that gets pale names no egg whites', async () => {
  const steps = await stepsOf(
    ['500 g di mascarpone', '4 uova', '100 g di zucchero'],
    [
      'Separate i tuorli dagli albumi e montate i tuorli con lo zucchero fino a ottenere un composto chiaro e spumoso.',
      'Unite il mascarpone e mescolate. Montate gli albumi a neve ferma e incorporateli alla crema.',
    ],
    'it',
  )
  const weighed = textsOf(steps).filter((text) => text.includes('Mettete nel boccale'))

  expect(weighed.find((text) => text.includes('tuorli'))).not.toContain('albumi')
  expect(weighed.some((text) => text.includes('4 albumi'))).toBe(true)
})

test('a case that is baked "à blanc" takes no egg whites along', async () => {
  const steps = await stepsOf(
    ['1 pâte brisée', "3 blancs d'œufs", '150 g de sucre'],
    [
      'Étaler la pâte dans un moule et cuire à blanc au four 20 min.',
      'Battre les blancs en neige ferme. Ajouter le sucre. Étaler sur la tarte et remettre au four 10 min.',
    ],
    'fr',
  )

  expect(addedAt(steps, 'oven')).not.toContain(2)
  expect(runsOf(steps)[0]?.tools).toContain('whisk')
})

test('what is kneaded in last is not among all the ingredients', async () => {
  const steps = await stepsOf(
    ['350 g flour', '20 g fresh yeast', '150 ml milk', '80 g butter', '2 eggs', '90 g raisins'],
    [
      'Tip the flour into a bowl and add all the other ingredients.',
      'Knead until smooth. Finally add the raisins.',
      'Leave to rise for an hour and bake for 40 minutes.',
    ],
  )
  const first = steps.findIndex(({ type }) => type === 'OPERATE')
  const before = steps.slice(0, first).flatMap(({ adds }) => adds?.map(({ ref }) => ref) ?? [])

  expect(before).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]))
  expect(before).not.toContain(6)
})

test('flour for the case that eggs curdle does not go in with the eggs', async () => {
  const steps = await stepsOf(
    ['180 g butter', '180 g sugar', '3 eggs', '180 g flour'],
    [
      'Cream the butter and sugar until pale.',
      'Beat in the eggs one at a time, adding a spoonful of the flour if the mixture looks like curdling.',
      'Fold in the flour and bake for 25 minutes.',
    ],
  )
  const withEggs = steps.find(({ adds }) => adds?.some(({ ref }) => ref === 3))

  expect(withEggs?.adds?.map(({ ref }) => ref)).toEqual([3])
})

test('cream that is heated with syrup is not heated on top of the chocolate it is poured over', async () => {
  const steps = await stepsOf(
    ['150 g dark chocolate', '150 ml double cream', '1 tbsp golden syrup'],
    [
      'Break the chocolate into a bowl.',
      'Heat the cream and the syrup until steaming, pour over the chocolate and stir until smooth.',
      'Leave to thicken, then spread over the cake.',
    ],
  )
  const heated = steps.findIndex(({ temperature }) => temperature !== undefined)
  const there = steps[heated - 1]?.adds?.map(({ ref }) => ref)

  expect(there).toEqual([2, 3])
  expect(steps.filter(({ temperature }) => temperature !== undefined)).toHaveLength(1)
  expect(textsOf(steps).join(' ')).toContain('Leave to thicken')
})

test('yolks that are whisked until thick are not cooked with the cream', async () => {
  const steps = await stepsOf(
    ['350 ml whipping cream', '4 egg yolks', '50 g sugar', '1 tsp vanilla'],
    [
      'Heat the cream in a saucepan until bubbles form. Meanwhile, whisk the egg yolks and the sugar until thick.',
      'When the cream is hot, gradually whisk into the egg yolk mixture. Stir in the vanilla.',
      'Pour into ramekins and bake for 30 minutes.',
    ],
  )
  const hot = steps.filter(({ temperature }) => Number(temperature) >= 80)

  expect(hot.flatMap(({ durationSeconds }) => durationSeconds ?? 0)).not.toContain(480)
  expect(textsOf(steps).find((text) => text.startsWith('When the cream is hot'))).toMatch(
    /pot|bowl/,
  )
})

test('what is whisked in after straining goes to what was strained', async () => {
  const steps = await stepsOf(
    ['300 ml milk', '3 egg yolks', '80 g sugar', '300 ml cream'],
    [
      'Whisk the yolks and the sugar. Heat the milk, pour it over the yolks and return to the pan.',
      'Stir over low heat until it thickens. Strain into a clean bowl. Whisk in the cream.',
      'Chill for 4 hours.',
    ],
  )
  const cream = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 4))
  const strained = steps.findIndex(({ instructionText }) => instructionText.includes('Strain'))
  const between = steps.slice(strained + 1, cream + 1)

  expect(between.some(({ takes }) => takes?.length)).toBe(true)
})

test('a cold cream that the list does not have is added where it is told', async () => {
  const steps = await stepsOf(
    ['500 ml mleka', '3 żółtka', '40 g mąki ziemniaczanej', '200 g masła', '1 łyżeczka wanilii'],
    [
      'Mleko, żółtka i mąkę gotować, mieszając, aż zgęstnieje. Ostudzić.',
      'Miękkie masło utrzeć. Nadal miksując, dodawać po łyżce zimny budyń. Na koniec dodać wanilię.',
    ],
    'pl',
  )

  expect(textsOf(steps).join(' ')).toContain('dodawać po łyżce zimny budyń')
})

test('eggs that are cracked and beaten do not lie on the pastry in the tin', async () => {
  const steps = await stepsOf(
    ['1 pack filo pastry', '4 eggs', '100 g sugar', '300 g yogurt'],
    [
      'Tear the filo and put it into a baking tray.',
      'Crack the eggs and beat with a pinch of salt, then add the sugar. Add the yogurt and mix.',
      'Pour over the filo and bake for 30 minutes.',
    ],
  )

  expect(addedAt(steps, 'bowl')).toEqual(expect.arrayContaining([2, 3, 4]))
})

test('yolks and milk do not go onto the whites that were set aside, whose foam is folded in by hand', async () => {
  const steps = await stepsOf(
    ['4 eggs', '150 ml milk', '2 tbsp sugar', '120 g flour'],
    [
      'Separate the egg yolks and whites into two bowls.',
      'Whisk the egg whites until foamy. Set aside. Preheat the oven.',
      'Add the milk and sugar to the bowl with the egg yolks and whisk. Add the flour and mix until smooth.',
      'Add half of the foamed egg whites and mix, then the rest.',
      'Bake for 20 minutes.',
    ],
  )
  const texts = textsOf(steps)
  const aside = texts.findIndex((text) => text.includes('set aside'))
  const yolks = texts.findIndex((text) => text.includes('yolks') && text.includes('milk'))

  expect(aside).toBeGreaterThan(0)
  expect(yolks).toBeGreaterThan(aside)
  expect(texts.join(' ')).toContain('Add half of the foamed egg whites')
})

test('a topping of cream cheese is beaten smooth, and with cream whipped stiff', async () => {
  const steps = await stepsOf(
    ['200 g cream cheese', '2 tbsp maple syrup', '250 ml whipping cream', '1 pinch salt'],
    [
      'Whip the cream cheese and the maple syrup with a hand mixer until smooth.',
      'Beat in the cream and salt and whip until stiff peaks form.',
    ],
  )
  expect(runsOf(steps)).toMatchObject([{ speed: '4' }, { speed: '3.5' }])
})

test('yolks with hot syrup are beaten until cool, and nothing heats them or their butter', async () => {
  const steps = await stepsOf(
    ['200 g sugar', '60 ml water', '5 egg yolks', '250 g butter, softened'],
    [
      'Put the sugar and water in a small saucepan and cook until the syrup reaches 235 degrees.',
      'Meanwhile, whisk the egg yolks in a stand mixer until pale. Slowly pour the hot syrup onto the yolks and beat until cool, about 8 minutes. Beat in the butter a little at a time.',
    ],
  )
  expect(runsOf(steps).map(({ temperature }) => temperature)).toEqual(
    runsOf(steps).map(() => undefined),
  )
})

test('mascarpone cheese is whipped with the cream as mascarpone is', async () => {
  const steps = await stepsOf(
    ['250 g mascarpone cheese', '240 ml heavy cream', '100 g powdered sugar'],
    [
      'Beat the mascarpone with the powdered sugar. Slowly add the heavy cream and beat for 2 minutes until thick and fluffy.',
    ],
  )
  expect(runsOf(steps).at(-1)?.tools).toEqual(['whisk'])
})
