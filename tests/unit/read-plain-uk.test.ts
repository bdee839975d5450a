import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

test('a Ukrainian recipe with headings, parts, times and a note between its steps', () => {
  const read = readText(`Борщ пісний

Порцій: 6
Час приготування: 1 година 30 хвилин
Складність: середня

Інгредієнти:
3 буряки
2 картоплини
200 г капусти
2 ст. л. томатної пасти

Для засмажки:
1 цибуля
1 морква

Приготування:
Крок 1. Буряки почистіть і натріть на тертці.
Крок 2. Цибулю і моркву обсмажте на олії.
Порада: додайте трохи оцту, щоб борщ не втратив колір.
Крок 3. Усе складіть у каструлю і варіть 40 хвилин.`)
  expect(read).toMatchObject({
    title: 'Борщ пісний',
    yieldText: '6',
    cookTimeMinutes: 90,
    description: 'Порада: додайте трохи оцту, щоб борщ не втратив колір.',
    ingredients: [
      {
        heading: null,
        lines: ['3 буряки', '2 картоплини', '200 г капусти', '2 ст. л. томатної пасти'],
      },
      { heading: 'Для засмажки', lines: ['1 цибуля', '1 морква'] },
    ],
    steps: [
      {
        heading: null,
        lines: [
          'Буряки почистіть і натріть на тертці.',
          'Цибулю і моркву обсмажте на олії.',
          'Усе складіть у каструлю і варіть 40 хвилин.',
        ],
      },
    ],
  })
})

test('a Ukrainian recipe whose list is one line', () => {
  const read = readText(`Млинці
2 яйця, 500 мл молока, 200 г борошна, щіпка солі
Усе збити вінчиком і смажити на гарячій пательні.`)
  expect(read).toMatchObject({
    title: 'Млинці',
    ingredients: [
      { heading: null, lines: ['2 яйця', '500 мл молока', '200 г борошна', 'щіпка солі'] },
    ],
    steps: [{ heading: null, lines: ['Усе збити вінчиком і смажити на гарячій пательні.'] }],
  })
})

test('a Ukrainian recipe told as a story', () => {
  const read = readText(`Мамин сирник
Спершу я розтираю 500 г сиру з 150 г цукру. Потім додаю три яйця і 50 г манки. Вимішую і випікаю 40 хвилин при 180 градусах.`)
  expect(read).toMatchObject({
    title: 'Мамин сирник',
    ingredients: [
      { heading: null, lines: ['500 г сиру', '150 г цукру', 'три яйця', '50 г манки'] },
    ],
    steps: [
      {
        heading: null,
        lines: [
          'Спершу я розтираю 500 г сиру з 150 г цукру. Потім додаю три яйця і 50 г манки. Вимішую і випікаю 40 хвилин при 180 градусах.',
        ],
      },
    ],
  })
})

test('a Ukrainian recipe without headings', () => {
  const read = readText(`Салат
2 помідори
1 огірок
сіль і олія

Наріжте все кубиками.
Заправте олією і посоліть.`)
  expect(read).toMatchObject({
    title: 'Салат',
    ingredients: [{ heading: null, lines: ['2 помідори', '1 огірок', 'сіль і олія'] }],
    steps: [{ heading: null, lines: ['Наріжте все кубиками.', 'Заправте олією і посоліть.'] }],
  })
})
