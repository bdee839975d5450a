import { describe, expect, test } from 'vitest'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { readText } from '#server/features/convert/read/text.ts'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { chooseLexicon } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { parseMethod } from '#server/features/convert/structure/builtin/parse/parse.ts'

const SOURCE = readText(
  'Probe\n\n200 ml Milch\n100 g Sahne\n1 Zwiebel\n300 g Mehl\n\nDie Zwiebel hacken und zur Milch geben.\nAlles verrühren und aufkochen.',
)
const LEXICON = compileLexicon(chooseLexicon(SOURCE, 'de'))

/** What a sentence orders, clause by clause. */
function ordersOf(sentence: string) {
  const read: ReadRecipe = { ...SOURCE, steps: [{ heading: null, lines: [sentence] }] }
  return parseMethod(read, [], LEXICON).clauses.map(({ clause }) => clause.action)
}

describe('a German order is found in every form', () => {
  test.each([
    ['add', 'Die Milch vorsichtig dazugeben.'],
    ['add', 'Gib die Milch dazu.'],
    ['add', 'Danach gibst du die Milch dazu.'],
    ['add', 'Die Milch gebt ihr dazu.'],
    ['add', 'Geben Sie die Milch dazu.'],
    ['add', 'Jetzt geben wir die Milch dazu.'],
    ['add', 'Ich gebe die Milch dazu.'],
    ['add', 'Dann gibt man die Milch dazu.'],
    ['add', 'Nun wird die Milch dazugegeben.'],
    ['add', 'Zuletzt soll die Milch dazugegeben werden.'],
    ['chop', 'Die Zwiebel hackst du.'],
    ['chop', 'Man zerkleinert die Zwiebel.'],
    ['chop', 'Die Zwiebel muss gehackt werden.'],
    ['dice', 'Die Zwiebel würfle ich.'],
    ['dice', 'Schneidest du die Zwiebel in Ringe.'],
    ['sweat', 'Dünstet die Zwiebel an.'],
    ['sweat', 'Man dünstet die Zwiebel in Butter an.'],
    ['brown', 'Bratet das Fleisch an.'],
    ['boil', 'Die Milch bringst du zum Kochen.'],
    ['heat', 'Lösen Sie die Hefe in der Milch auf.'],
    ['whip', 'Die Sahne schlägst du steif.'],
    ['whip', 'Die Sahne wird steif geschlagen.'],
    ['cream', 'Butter und Zucker werden schaumig gerührt.'],
    ['knead', 'Den Teig knetest du.'],
    ['melt', 'Die Butter flüssig machen.'],
    ['melt', 'Die Butter lässt man schmelzen.'],
    ['rest', 'Du lässt alles ruhen.'],
    ['simmer', 'Die Suppe lässt du köcheln.'],
    ['setAside', 'Stellen Sie die Milch beiseite.'],
    ['remove', 'Das Fleisch nimmst du heraus.'],
    ['assemble', 'Zum Schluss kommt der Käse darauf.'],
  ])('%s: %s', (action, sentence) => {
    expect(ordersOf(sentence)).toEqual([action])
  })

  test.each([
    'Die Milch darf keinesfalls gekocht werden.',
    'Der Teig soll nicht geknetet werden.',
    'Die Suppe kann am nächsten Tag aufgewärmt werden.',
  ])('but not where none is given: %s', (sentence) => {
    expect(ordersOf(sentence)).toEqual(['other'])
  })

  test('"lassen" belongs to the order before it, what follows to the next', () => {
    expect(
      ordersOf(
        'Die Zwiebel kurz andünsten lassen, dann mit Essig, Tomatenmark und Brühe ablöschen.',
      ),
    ).toEqual(['sweat', 'add'])
  })
})
