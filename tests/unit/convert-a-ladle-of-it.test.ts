import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-language-fixtures.ts'

const THINNED: [Language, string, Record<'boiled' | 'thinned' | 'added', string>][] = [
  [
    'en',
    `Bean soup

Ingredients
500 g beef
2 l water
1 leek
2 tbsp tomato paste
2 tbsp oil
3 potatoes

Method
Cover the beef with the water and bring to the boil. Simmer the broth for 1 hour.
Heat the oil in a frying pan and fry the leek for 5 minutes. Add the tomato paste. Stir in a ladle of broth and simmer for 5 minutes.
Add the potatoes to the broth and cook for 10 minutes.`,
    { boiled: 'Simmer the broth', thinned: 'Stir in a ladle', added: 'Add the potatoes' },
  ],
  [
    'pl',
    `Zupa fasolowa

Składniki
500 g wołowiny
2 l wody
1 por
2 łyżki koncentratu pomidorowego
2 łyżki oleju
3 ziemniaki

Przygotowanie
Wołowinę zalać wodą i zagotować. Gotować bulion 1 godzinę.
Na patelni rozgrzać olej, podsmażyć por 5 minut. Dodać koncentrat, rozprowadzić chochlą bulionu i dusić 5 minut.
Do bulionu włożyć ziemniaki i gotować 10 minut.`,
    { boiled: 'Gotować bulion', thinned: 'rozprowadzić', added: 'włożyć ziemniaki' },
  ],
  [
    'uk',
    `Квасолевий суп

Інгредієнти
500 г яловичини
2 л води
1 цибулина
2 ст. л. томатної пасти
2 ст. л. олії
3 картоплини

Приготування
Яловичину залийте водою і доведіть до кипіння. Варіть бульйон 1 годину.
На сковороді розігрійте олію, обсмажте цибулю 5 хвилин. Додайте томатну пасту, розведіть ополоником бульйону і тушкуйте 5 хвилин.
У бульйон покладіть картоплю і варіть 10 хвилин.`,
    { boiled: 'Варіть бульйон', thinned: 'розведіть', added: 'покладіть картоплю' },
  ],
  [
    'ro',
    `Supă de fasole

Ingrediente
500 g carne de vită
2 l apă
1 ceapă
2 linguri pastă de tomate
2 linguri ulei
3 cartofi

Mod de preparare
Carnea se acoperă cu apă și se aduce la fierbere. Fierbeți supa 1 oră.
Într-o tigaie încingeți uleiul și căliți ceapa 5 minute. Adăugați pasta de tomate, subțiați cu un polonic de supă și fierbeți 5 minute.
În supă puneți cartofii și fierbeți 10 minute.`,
    { boiled: 'Fierbeți supa', thinned: 'subțiați', added: 'puneți cartofii' },
  ],
]

test.each(THINNED)('a ladle of broth in a pan leaves the %s broth in its pot', (...given) => {
  const [language, text, said] = given
  const order = actionsOf(language, text)
  const pot = order(said.boiled).vessel
  expect(order(said.thinned).vessel).not.toBe(pot)
  expect(order(said.thinned).movesFrom).toEqual([pot])
  expect(order(said.added).vessel).toBe(pot)
})

const FROM_PAN: [Language, string, string, string][] = [
  [
    'de',
    `Lauchsuppe

Zutaten
2 l Brühe
4 Kartoffeln
2 EL Butter
1 Stange Lauch

Zubereitung
Die Brühe aufkochen, die Kartoffeln zugeben und 10 Minuten kochen.
In einer Pfanne die Butter zerlassen, den Lauch 5 Minuten anbraten. Das Gemüse aus der Pfanne in die Suppe geben.`,
    'Kartoffeln zugeben',
    'aus der Pfanne',
  ],
  [
    'pl',
    `Zupa z porów

Składniki
2 l bulionu
4 ziemniaki
2 łyżki masła
1 cebula
1 marchewka

Przygotowanie
Bulion zagotować, dodać ziemniaki i gotować 10 minut.
Na patelni rozgrzać masło, podsmażyć cebulę i marchewkę 5 minut. Warzywa z patelni dodać do zupy.`,
    'dodać ziemniaki',
    'z patelni',
  ],
  [
    'ro',
    `Supă de praz

Ingrediente
2 l supă de pui
4 cartofi
2 linguri unt
1 ceapă
1 morcov

Mod de preparare
Fierbeți supa, adăugați cartofii și fierbeți 10 minute.
Într-o tigaie topiți untul, căliți ceapa și morcovul 5 minute. Adăugați legumele din tigaie în supă.`,
    'adăugați cartofii',
    'din tigaie',
  ],
]

test.each(FROM_PAN)('%s vegetables from the pan go into the soup', (...given) => {
  const [language, text, before, moved] = given
  const order = actionsOf(language, text)
  expect(order(moved).vessel).toBe(order(before).vessel)
  expect(order(moved).movesFrom).toHaveLength(1)
})

const COUNTED: [Language, string, string, string, string][] = [
  [
    'pl',
    `Rosół

Składniki
800 g kurczaka
2 l wody
2 cebule
2 łyżki masła

Przygotowanie
Kurczaka zalać wodą, dodać jedną całą cebulę i gotować 1 godzinę.
Na patelni rozgrzać masło, podsmażyć cebulę 5 minut. Podać do rosołu.`,
    'cebule',
    'jedną całą',
    'podsmażyć',
  ],
  [
    'uk',
    `Бульйон

Інгредієнти
800 г курки
2 л води
2 цибулини
2 ст. л. масла

Приготування
Курку залийте водою, додайте одну цілу цибулину і варіть 1 годину.
На сковороді розтопіть масло, обсмажте цибулю 5 хвилин. Подавайте до бульйону.`,
    'цибулини',
    'одну цілу',
    'обсмажте',
  ],
  [
    'ro',
    `Supă limpede

Ingrediente
800 g pui
2 l apă
2 cepe
2 linguri unt

Mod de preparare
Acoperiți puiul cu apă, adăugați o ceapă întreagă și fierbeți 1 oră.
Într-o tigaie topiți untul și căliți ceapa 5 minute. Serviți cu supa.`,
    'cepe',
    'o ceapă întreagă',
    'căliți',
  ],
]

test.each(COUNTED)('one whole onion of two leaves the other in %s', (...given) => {
  const [language, text, name, first, second] = given
  const order = actionsOf(language, text)
  expect(order(first).parts[name]).toBe(0.5)
  expect(order(second).parts[name]).toBe(0.5)
})
