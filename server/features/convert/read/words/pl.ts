import type { HeadingWords } from '../heading-words.ts'

const list = (text: string) => text.split(',').map((word) => word.trim())

export const PL: HeadingWords = {
  ingredients: list(
    'składniki, lista składników, potrzebne składniki, co potrzebujesz, lista zakupów',
  ),
  method:
    list(`przygotowanie, sposób przygotowania, wykonanie, instrukcje, kroki, sposób wykonania, przepis, jak zrobić, etapy przygotowania,
    przygotowanie krok po kroku, krok po kroku, jak przygotować`),
  end: list(`uwaga, do przepisu, wskazówki, wskazówka, uwagi, porady, porada, notatki, wartości odżywcze, wartość odżywcza, komentarze, dodaj komentarz, podobne przepisy,
    polecane przepisy, zobacz także, zobacz też, udostępnij, opinie, tagi, powiązane przepisy, smacznego`),
  closings: list(`smacznego, życzę smacznego, pozdrawiam`),
  groupStart: list('na, do, oraz, dodatkowo'),
  prepTime: list('czas przygotowania, przygotowanie'),
  cookTime: list('czas gotowania, czas pieczenia, gotowanie, pieczenie'),
  totalTime: list('łączny czas, całkowity czas, czas, razem'),
  cuisine: list('kuchnia'),
  yields: list('porcje, porcji, liczba porcji, ilość porcji, dla'),
  step: list('krok'),
  amounts: list(
    'jeden, jedna, jedno, dwa, dwie, trzy, cztery, pięć, pół, kilka, szczypta, garść, sok z',
  ),
  units:
    list(`g, kg, ml, l, dag, łyżka, łyżki, łyżek, łyżeczka, łyżeczki, łyżeczek, szklanka, szklanki, szklanek, szczypta, szczypty, ząbek, ząbki, ząbków,
    opakowanie, opakowania, puszka, puszki, pęczek, kostka, kostki, garść, sztuka, sztuki, szt, szt., plaster, plastry, plastrów, gałązka, gałązki, listek`),
  lineEnds: list('do smaku, opcjonalnie, do podania, do dekoracji, do smażenia, do posypania'),
  verbs:
    list(`dodać, dodaj, dodajemy, wymieszać, wymieszaj, mieszamy, mieszać, gotować, gotuj, gotujemy, piec, pieczemy, pokroić, pokrój, kroimy, smażyć, smażymy,
    podsmażyć, wlać, wlej, wlewamy, włożyć, włóż, rozgrzać, rozgrzej, nagrzać, obrać, obierz, obieramy, zetrzeć, ubić, ubijamy, zagnieść, doprawić, dopraw,
    podawać, podawaj, posypać, odstawić, odstaw, odstawiamy, umyć, umyj, zalać, przełożyć, wyłożyć, zmiksować, zblendować, rozpuścić, połączyć, wsypać`),
  controls: list('drukuj, udostępnij, zapisz, reklama, drukuj przepis'),
  days: list('dzień, dni'),
  hours: list('godz, godz., godzina, godziny, godzin, h'),
  minutes: list('minuta, minuty, minut'),
}
