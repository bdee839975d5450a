import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'

const LISTS: Partial<Record<Language, string[]>> = {
  de: ['500 g Mehl', '250 ml Milch', '1 Zwiebel', '100 g Butter'],
  es: ['1 kg patatas', '1 cebolla', '200 ml leche', '100 g mantequilla'],
  it: ['500 g farina', '1 cipolla', '200 ml latte', '100 g burro'],
  pl: ['500 g mąki', '1 cebula', '200 ml mleka', '100 g masła'],
  uk: ['500 г борошна', '1 цибулина', '200 мл молока', '100 г масла'],
  ro: ['500 g făină', '1 ceapă', '200 ml lapte', '100 g unt'],
}

test.each<[Language, string]>([
  ['de', 'Das ist wichtig, damit die Butter nicht verbrennt.'],
  ['de', 'Der Teig sollte weich sein und nicht an der Schüssel kleben.'],
  ['de', 'Der erste Versuch mit Milch war auch lecker, aber zu weich gekocht.'],
  ['de', 'Wir hätten den Teig lieber etwas dunkler gebacken.'],
  ['de', 'Wenn der Teig zu fest ist, etwas Milch zugeben.'],
  ['de', 'Wenn man mag, kann man die Butter auch bräunen.'],
  ['es', 'Esto ayuda a que la leche espese mejor.'],
  ['es', 'Es recomendable que las patatas se hagan lentamente.'],
  ['es', 'Las patatas tienen que quedar enteras y no deshacerse al servir.'],
  ['it', 'È normale che il latte faccia delle bolle.'],
  ['it', 'La cipolla non deve bruciare né colorire.'],
  ['it', 'Questo aiuta la farina ad assorbire il latte.'],
  ['pl', 'Ciasto powinno być miękkie i nie kleić się do rąk.'],
  ['pl', 'Dzięki temu masło jest kremowe i łatwo się rozsmarowuje.'],
  ['uk', 'Тісто має бути м’яким і не прилипати до рук.'],
  ['uk', 'Це допоможе маслу краще змішатися з молоком.'],
  ['ro', 'Aluatul trebuie să fie moale și să nu se lipească de mâini.'],
  ['ro', 'Acest lucru ajută făina să absoarbă laptele.'],
])('%s: “%s” orders nothing', (language, sentence) => {
  const actions = actionsOf(LISTS[language] ?? [], [sentence], language)
  expect(actions.map(({ role }) => role)).toEqual(actions.map(() => 'none'))
})

test.each<[Language, string]>([
  ['de', 'Die Butter wird in einem Topf geschmolzen.'],
  ['de', 'Wenn die Milch warm ist, das Mehl einrühren.'],
  ['de', 'Das Mehl mit der Milch verrühren.'],
  ['de', 'Wir geben das Mehl in die Schüssel.'],
  ['es', 'La mantequilla se derrite en un cazo.'],
  ['es', 'Cuando la cebolla está blanda, añadir las patatas.'],
  ['de', 'Wenn die Zwiebel glasig ist, das Mehl zugeben.'],
  ['de', 'Wenn die Milch zu kochen beginnt, das Mehl einrühren.'],
  ['it', 'Quando il latte è caldo, unite la farina.'],
  ['it', 'E aggiungete il burro al latte.'],
  ['it', 'Il latte sarà pronto, tenetelo da parte in una ciotola.'],
  ['pl', 'Gdy masło jest miękkie, dodać mąkę i wymieszać.'],
  ['pl', 'Mąkę wymieszać z mlekiem.'],
  ['uk', 'Коли молоко буде теплим, додати борошно.'],
  ['uk', 'Масло розтопити в каструлі.'],
  ['ro', 'Când laptele este cald, se adaugă făina.'],
  ['ro', 'Untul se topește într-o cratiță.'],
])('%s: “%s” is an order', (language, sentence) => {
  const actions = actionsOf(LISTS[language] ?? [], [sentence], language)
  expect(actions.some(({ role }) => role !== 'none')).toBe(true)
})
