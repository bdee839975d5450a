import { expect, test } from 'vitest'
import { actionsOf, stepsOf, textsOf } from './convert-language-fixtures.ts'

test('the rest of a mixture is what is left of it, not the food that took the other half', () => {
  const actions = actionsOf(
    'en',
    `Grilled squid

1 kg squid
60 ml olive oil
2 tbsp oregano, finely chopped
3 tomatoes, cut into pieces
80 g olives

Method:
Place the oil and oregano in a small bowl and stir to combine. Place the squid in a large bowl with half the oregano mixture and toss gently to coat. Marinate for 1 hour.
Combine the tomatoes and olives in a bowl with the remaining oregano mixture.
Cook the squid on a hot barbecue for 4 minutes. Serve with the tomatoes.`,
  )
  expect(actions('Combine').movesFrom).toEqual([actions('Place the oil').vessel])
  expect(actions('Combine').vessel).not.toBe(actions('Marinate').vessel)
})

test('a rest of the batter is not what is in the tin', () => {
  const actions = actionsOf(
    'en',
    `Crumb cake

250 g flour
200 g sugar
3 eggs
100 g blueberries

Method:
Whisk the eggs and the sugar. Stir in the flour.
Pour half of the batter into a greased cake tin. Scatter the blueberries over it.
Pour the remaining batter over the berries. Bake for 40 minutes.`,
  )
  expect(actions('the remaining batter').movesFrom).toEqual([actions('Stir in').vessel])
})

const BERRY_PEARLS = `Berry pearls

300 g strawberries
300 ml milk
60 g sugar
100 g lychee jelly

Method:
In a blender, blend half of the strawberries with the sugar until smooth.
In a large bowl, combine the remaining strawberries and the lychee jelly.
Pour in the strawberry puree and the milk and stir until well mixed.
Transfer to serving glasses.`

test('berries that were puréed come in beside those that were left whole', async () => {
  const texts = await textsOf('en', BERRY_PEARLS)
  const served = texts.findIndex((text) => text.includes('serving glasses'))
  const before = texts.slice(0, served).join('\n')
  expect(before).not.toMatch(/set aside\.\s*$/)
  const actions = actionsOf('en', BERRY_PEARLS)
  expect(actions('Pour in').movesFrom).toEqual([actions('blend half').vessel])
})

const GLAZED = `Glazed gammon

2 kg gammon
200 g brown sugar
100 g honey
2 tbsp mustard
50 ml vinegar

Method:
Put the gammon in a roasting tin and roast for 1 hour.
After 1 hour, prepare the glaze. Simmer the sugar, honey, mustard and vinegar in a saucepan for 3 minutes.
Spread ⅓ of the glaze over the gammon and roast for 20 minutes.
Brush another ⅓ of the glaze over it and roast for 20 minutes.
Spread the remaining glaze over the gammon and let it rest.`

test('each third of a glaze comes from what was made, and the last one empties it', () => {
  const actions = actionsOf('en', GLAZED)
  const glaze = actions('Simmer').vessel

  expect(actions('Spread ⅓').movesFrom).toEqual([glaze])
  expect(actions('another ⅓').movesFrom).toEqual([glaze])
  expect(actions('remaining glaze').movesFrom).toEqual([glaze])
})

test('a glaze that is only announced takes nothing out of the oven', async () => {
  const steps = await stepsOf('en', GLAZED)
  const announced = steps.find(({ instructionText }) =>
    instructionText.includes('prepare the glaze'),
  )

  expect(announced?.place === 'oven' || announced?.takes === undefined).toBe(true)
})

test('seasonings that are left over are not the meat that the others went onto', () => {
  const actions = actionsOf(
    'en',
    `Chicken and squash

1 kg chicken thighs
2 tbsp dried oregano
2 tsp salt
1 tsp paprika
30 ml olive oil
400 g butternut squash, cubed

Method:
In a small bowl, combine the seasonings. Sprinkle the seasoning over the chicken. Set aside the remaining for the squash.
Brown the chicken in a skillet for 4 minutes a side. Remove to a plate.
Add the oil, the squash and the remaining seasonings to the skillet and cook for 5 minutes.
Return the chicken to the skillet and bake for 20 minutes.`,
  )

  expect(actions('remaining seasonings').movesFrom).toEqual([actions('combine').vessel])
})
