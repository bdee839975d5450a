import { describe, expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import type { Language } from '#shared/language.ts'

const converter = createBuiltinConverter()

async function stepsOf(text: string, language: Language) {
  const { steps } = await converter.structure(readText(text), {
    language,
    model: 'TM6',
    signal: new AbortController().signal,
    report() {},
  })
  return steps
}

const runsOf = async (text: string, language: Language) =>
  (await stepsOf(text, language)).filter(({ type }) => type === 'OPERATE')

describe('settings that a recipe gives itself', () => {
  test.each<[Language, string, readonly object[]]>([
    [
      'de',
      'Suppe\n1 Zwiebel\n20 g Öl\n500 g Wasser\n\nZwiebel in den Mixtopf geben, 5 Sek. | Stufe 5 zerkleinern.\nÖl zugeben und 3 Min. 120° Stufe 1 dünsten.\nWasser zugeben, 10 Min./100°C/Stufe 2 kochen.',
      [
        { durationSeconds: 5, speed: '5' },
        { durationSeconds: 180, temperature: '120', speed: '1' },
        { durationSeconds: 600, temperature: '100', speed: '2' },
      ],
    ],
    [
      'fr',
      "Soupe\n1 oignon\n20 g d'huile\n500 g d'eau\n\nMettre l'oignon dans le bol et mixer 5 sec / vit 5.\nAjouter l'huile et faire rissoler 3 min / 120° / vit 1.\nAjouter l'eau et cuire 10 min - 100°C - sens inverse - vitesse mijotage.",
      [
        { durationSeconds: 5, speed: '5' },
        { durationSeconds: 180, temperature: '120', speed: '1' },
        { durationSeconds: 600, temperature: '100', speed: 'soft', reverse: true },
      ],
    ],
    [
      'it',
      "Zuppa\n1 cipolla\n20 g di olio\n500 g di acqua\n\nMetti nel boccale la cipolla: 5 sec. vel. 5.\nUnisci l'olio e soffriggi 3 min. 120° vel. 1.\nAggiungi l'acqua e cuoci 10 min. temp. Varoma vel. 2.",
      [
        { durationSeconds: 5, speed: '5' },
        { durationSeconds: 180, temperature: '120', speed: '1' },
        { durationSeconds: 600, temperature: 'varoma', speed: '2' },
      ],
    ],
    [
      'es',
      'Sopa\n1 cebolla\n20 g de aceite\n500 g de agua\n\nPonga en el vaso la cebolla y trocee 5 seg/vel 5.\nAñada el aceite y sofría 3 min, 120º, vel 1.\nIncorpore el agua y programe 10 min/100º/giro a la izquierda/vel cuchara.',
      [
        { durationSeconds: 5, speed: '5' },
        { durationSeconds: 180, temperature: '120', speed: '1' },
        { durationSeconds: 600, temperature: '100', speed: 'soft', reverse: true },
      ],
    ],
  ])('are kept as they are (%s)', async (language, text, settings) => {
    const runs = await runsOf(text, language)
    expect(runs).toHaveLength(settings.length)
    for (const [at, setting] of settings.entries()) expect(runs[at]).toMatchObject(setting)
  })

  test('the clause keeps its remarks on cup and spatula', async () => {
    const [reduced] = await runsOf(
      'Sugo\n300 g di passata\n\nMetti nel boccale la passata e fai restringere 15 min. temp. Varoma vel. 1 senza misurino.',
      'it',
    )
    expect(reduced?.instructionText).toBe('Fai restringere 15 min./Varoma/vel. 1 senza misurino.')
  })

  test('the basket on the lid is no place for the food', async () => {
    const text =
      'Poulet\n500 g de poulet\n100 g de vin blanc\n\nMettre le poulet et le vin dans le bol puis programmer 30 min / 100° / sens inverse / vit 1 en remplaçant le gobelet par le panier cuisson.'
    const steps = await stepsOf(text, 'fr')
    expect(steps.map(({ place }) => place)).not.toContain('basket')
    expect(steps.find(({ type }) => type === 'OPERATE')).toMatchObject({ durationSeconds: 1800 })
  })

  test('what was shaped is laid in the Varoma and the bowl is free for the sauce', async () => {
    const text =
      "Polpette\n400 g di carne macinata\n1 uovo\n300 g di passata\n\nMetti nel boccale la carne e l'uovo: 20 sec. vel. 4 antiorario.\nForma delle polpette e sistemale nel Varoma.\nMetti nel boccale la passata, posiziona il Varoma e cuoci 25 min. temp. Varoma vel. 2."
    const steps = await stepsOf(text, 'it')
    const sauce = steps.find(({ adds }) => adds?.some(({ ref }) => ref === 3))
    expect(sauce?.place).toBe('bowl')
    expect(steps.map(({ place }) => place)).toContain('varoma')
    expect(steps.filter(({ takes, place }) => place === 'bowl' && takes?.length)).toEqual([])
  })

  test('two kneadings are not made of one', async () => {
    const runs = await runsOf(
      'Pan\n300 g de agua\n500 g de harina\n10 g de sal\n\nPon en el vaso el agua y templa 2 min/37º/vel 2.\nIncorpora la harina y la sal y amasa 3 min/vel espiga.',
      'es',
    )
    expect(runs.map(({ speed }) => speed)).toEqual(['2', 'dough'])
  })
})
