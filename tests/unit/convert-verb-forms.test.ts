import { describe, expect, test } from 'vitest'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import type { Action } from '#server/features/convert/structure/builtin/parse/lexicon/kinds.ts'
import { lexiconFor } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { fold } from '#server/features/convert/structure/builtin/parse/phrases.ts'
import type { Language } from '#shared/language.ts'

/** Infinitive, both imperatives, "I", "we" and "one", of both aspects, as blogs mix them. */
const FORMS: Partial<Record<Language, Partial<Record<Action, string>>>> = {
  pl: {
    add: 'dodać, dodaj, dodajcie, dodajmy, dodaję, dodajemy, dodaje się, wkroić, dajemy',
    mix: 'wymieszać, wymieszajmy, zamieszajmy, rozprowadzamy, rozrabiamy, rozczynić',
    knead:
      'zagniotłam, zagniótł, zarabiamy, zarabiać, miesić, wymiesić, powygniatać, urabiamy, zagniatamy',
    grate: 'starłam, starłem, zetrzeć, ścieramy',
    remove: 'wyjęłam, wyjęła, zdjęliśmy, wyjąć',
    blend: 'zmiksujmy, zmielić w blenderze, rozdrobnić blenderem, zblendować',
    chop: 'posiekajmy, zsiekać, zsiekamy',
    dice: 'pokrójmy, krajemy, pokrajać, krajać',
    proof: 'zostawiamy w ciepłe miejsce, pozwolić wyrosnąć, pozostawiamy w ciepłym miejscu',
    rest: 'zostawiamy na godzinę, pozostawiamy na 10 minut, odstawmy',
    chill: 'umieścić w lodówce, odłożyć ciasto do lodówki, chowamy ciasto do lodówki',
    bake: 'upiekłam, upiekł, wypieka się, wkładamy do nagrzanego piekarnika, pieczę, wypiekać',
    cover: 'zakrywamy, nakrywamy, zawijamy',
    lowerHeat: 'zestawić z ognia, zdejmujemy z ognia',
  },
  uk: {
    add: 'залила, долила, вилила, добавити, добавляємо, вкинути, вкиньте, вкидаємо, закидаємо, докидаємо, залили, відмірюємо',
    mix: 'помішати, помішуємо, розколочуємо, колотимо, сполучаємо',
    blend: 'блендеримо, блендеруємо, збили в блендері, прокрутити в блендері',
    dice: 'ріжу, краємо, покраяти',
    fry: 'обжарити, обжарте, обжарюємо, зажарити, зажарюємо, піджарити, піджарюємо',
    boil: 'відварили, даємо закипіти, хай закипить, ставимо варитися, поставити варити',
    simmer: 'варили, томити, хай покипить, даємо покипіти, нехай вариться, залиште тушкуватися',
    rest: 'лишаємо на 10 хвилин, лишити на годину, хай настоюється',
    proof: 'ставимо в тепле місце, залиште підніматися, хай підійде, відставляємо підходити',
    cool: 'хай охолоне, студимо, даємо вистигнути',
    chill: 'ставимо в холодильник, прибираємо в холодильник, винесіть на холод',
    drain: 'злила, відкинути на друшляк, зцідити, зцідили, зціджуємо, віджати',
    prepare: 'перебрати, перебираємо, лущимо',
  },
  ro: {
    add: 'am vărsat, ai adăugat, torn, introdu, să punem, vom adăuga, completăm',
    mix: 'amestec, uniți, unim',
    knead: 'plămădim, se plămădește, începem să frământăm, începeți să frământați',
    grate: 'am răzuit, razi, radem',
    season: 'am asezonat, am condimentat, potrivim',
    prepare: 'am clătit, am decojit, curăț',
    reduce: 'lăsați-le până scade zeama, las să scadă',
    transfer: 'am transferat, am răsturnat',
    boil: 'adu la fierbere, am opărit, dăm la fiert, dau la fiert, dați oala la fiert',
    simmer: 'mai lăsăm la fiert, mai lasă să fiarbă, am lăsat supa să fiarbă',
    proof: 'am lăsat la dospit, am lăsat aluatul să crească',
    cool: 'am lăsat crema să se răcească',
    bake: 'dăm la cuptor, dăm tava la cuptor',
    lowerHeat: 'oprim focul, opriți focul, ia-o de pe foc, am luat oala de pe foc',
  },
}

/** What the phrase of a verb orders; the longest phrase decides, as in a clause. */
function orderOf(phrase: string, language: Language): Action | undefined {
  const { verbs } = compileLexicon(lexiconFor(language))
  const folded = fold(phrase.replace(/^se /, ''))
  return verbs.at(folded, 0).toSorted((one, other) => other.end - one.end)[0]?.value
}

describe.each(Object.entries(FORMS))('%s', (language, actions) => {
  const rows = Object.entries(actions).flatMap(([action, phrases]) =>
    phrases.split(', ').map((phrase) => [phrase, action] as const),
  )
  test.each(rows)('"%s" is to %s', (phrase, action) => {
    expect(orderOf(phrase, language as Language)).toBe(action)
  })
})
