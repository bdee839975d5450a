import { describe, expect, test } from 'vitest'
import {
  inMixingBowl,
  inSeparateBowl,
} from '#server/features/convert/structure/builtin/render/source-vessels.ts'
import type { Language } from '#shared/language.ts'

describe("the source's pots and pans", () => {
  test.each<[Language, string, string]>([
    ['en', 'Add the pasta to the same skillet.', 'Add the pasta to the mixing bowl.'],
    ['de', 'Die Nudeln in die Pfanne geben.', 'Die Nudeln in den Mixtopf geben.'],
    ['de', 'Alles im Topf verrühren.', 'Alles im Mixtopf verrühren.'],
    ['fr', 'Verser l’eau dans la casserole.', 'Verser l’eau dans le bol.'],
    ['es', 'Añade el agua a la olla.', 'Añade el agua al vaso.'],
    ['it', 'Versate l’acqua nella pentola.', 'Versate l’acqua nel boccale.'],
    ['pl', 'Wlać wodę do garnka.', 'Wlać wodę do naczynia miksującego.'],
    ['uk', 'Влийте воду в каструлю.', 'Влийте воду у чашу.'],
    ['ro', 'Turnați apa în oală.', 'Turnați apa în bol.'],
  ])('are the mixing bowl where it stands in for them (%s)', (language, text, told) => {
    expect(inMixingBowl(text, language)).toBe(told)
  })

  test.each(['Pour the batter into the loaf pan.', 'Put the potatoes in a pot of water.'])(
    'stay what they are in "%s"',
    (text) => {
      expect(inMixingBowl(text, 'en')).toBe(text)
    },
  )
})

describe("the cook's own bowls", () => {
  test.each<[Language, string, string]>([
    ['en', 'Combine the figs in a mixing bowl.', 'Combine the figs in a separate bowl.'],
    ['en', 'In a large mixing bowl, whisk.', 'In a separate large bowl, whisk.'],
    ['fr', 'Fouetter dans un bol les œufs.', 'Fouetter dans un bol à part les œufs.'],
    ['ro', 'Se bat oul într-un bol mic.', 'Se bat oul într-un bol mic separat.'],
  ])("are told apart from the machine's (%s)", (language, text, told) => {
    expect(inSeparateBowl(text, language)).toBe(told)
  })

  test.each<[Language, string]>([
    ['en', 'Put the butter in the mixing bowl of a stand mixer.'],
    ['en', 'Whisk the eggs in a bowl.'],
    ['fr', 'Verser dans un bol à part.'],
    ['de', 'In einer Schüssel verrühren.'],
  ])('stay what they are in "%s: %s"', (language, text) => {
    expect(inSeparateBowl(text, language)).toBe(text)
  })
})
