import { expect, test } from 'vitest'
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

type Steps = Awaited<ReturnType<typeof stepsOf>>
const partsOf = (steps: Steps, ref: number) =>
  steps.flatMap(({ adds }) => (adds ?? []).filter((one) => one.ref === ref)).map(({ part }) => part)

test('a German ordinal ends no sentence', async () => {
  const steps = await stepsOf(
    'Kuchen\n200 g Mehl\n100 g Butter\n\nMehl und Butter verkneten.\nIm Ofen auf der 2. Schiene von unten 60 Minuten backen.',
    'de',
  )
  expect(steps.at(-1)?.instructionText).toContain('auf der 2. Schiene von unten')
})

test('a mixture named after two foods takes neither of them again', async () => {
  const steps = await stepsOf(
    'Teig\n500 g Mehl\n20 g Hefe\n250 ml Milch\n\nDie Milch erwärmen und die Hefe darin auflösen.\nDas Mehl in eine Schüssel geben, die Hefemilch dazugießen und verkneten.',
    'de',
  )
  expect(partsOf(steps, 3)).toEqual([undefined])
})

test('a food may be called by its kind', async () => {
  const steps = await stepsOf(
    'Suppe\n20 g Butter\n600 g Hokkaido\n500 g Wasser\n\nButter in den Mixtopf geben, 3 Min./120°C/Stufe 1 erhitzen.\nKürbis zugeben und 5 Sek./Stufe 5 zerkleinern.\nWasser zugeben und 20 Min./100°C/Stufe 1 garen.',
    'de',
  )
  const order = steps.flatMap(({ adds }) => (adds ?? []).map(({ ref }) => ref))
  expect(order).toEqual([1, 2, 3])
})

test('what was put aside comes back and is not weighed again', async () => {
  const steps = await stepsOf(
    "Vellutata\n50 g di parmigiano\n1 porro\n700 g di acqua\n\nInserire nel boccale il parmigiano e tritare 10 sec./vel. 10. Mettere da parte.\nInserire il porro: 5 sec./vel. 5. Unire l'acqua e cuocere 20 min./100°/vel. 1.\nUnire il parmigiano tenuto da parte e mescolare 10 sec. vel. 3.",
    'it',
  )
  expect(partsOf(steps, 1)).toEqual([undefined])
})

test('a verb that names its food takes it: "le beurrer"', async () => {
  const steps = await stepsOf(
    'Gratin\n1 kg de pommes de terre\n50 cl de crème\n20 g de beurre\n\nCuire les pommes de terre dans la crème 10 min.\nBeurrer un plat et y verser le tout. Enfourner 1 h à 160 °C.',
    'fr',
  )
  const buttered = steps.find(({ adds }) => adds?.some(({ ref }) => ref === 3))
  expect(buttered?.instructionText).toContain('Beurrer un plat')
})

test('"vamos incorporando" and "a la nevera" are orders', async () => {
  const steps = await stepsOf(
    'Masa\n100 g de harina\n500 ml de leche\n50 g de mantequilla\n\nDerretimos la mantequilla en un cazo y añadimos la harina.\nVamos incorporando la leche poco a poco.\nTapamos con film y a la nevera 4 horas.',
    'es',
  )
  const milk = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 2))
  const flour = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 1))
  expect(milk).toBeGreaterThanOrEqual(flour)
  expect(
    steps.some(({ place, durationSeconds }) => place === 'cold' && durationSeconds === 14_400),
  ).toBe(true)
})
