import { describe, expect, it } from 'vitest'
import { actionsOf, type Told } from './convert-actions.ts'

const ON_CRUMBS: readonly Told[] = [
  [
    'en',
    ['200 g digestive biscuits', '80 g butter', '750 g curd cheese', '180 g sugar'],
    [
      'Crush the biscuits finely, melt the butter and mix it with the crumbs.',
      'Cover the base of a 26 cm springform tin with the mixture.',
      'Beat the curd cheese with the sugar until smooth.',
      'Pour the filling over the base and smooth the surface.',
      'Bake for 60 minutes, then leave to cool in the oven with the door ajar.',
    ],
  ],
  [
    'de',
    ['200 g Butterkekse', '80 g Butter', '750 g Quark', '180 g Zucker'],
    [
      'Die Kekse fein zerbröseln, die Butter schmelzen und mit den Bröseln vermischen.',
      'Die Masse in eine Springform (26 cm) drücken.',
      'Den Quark mit dem Zucker glatt rühren.',
      'Die Füllung auf den Boden geben und glatt streichen.',
      '60 Minuten backen, dann bei leicht geöffneter Tür im Ofen auskühlen lassen.',
    ],
  ],
  [
    'fr',
    ['200 g de petits-beurre', '80 g de beurre', '750 g de fromage blanc', '180 g de sucre'],
    [
      'Réduisez les biscuits en miettes, faites fondre le beurre et mélangez-le aux miettes.',
      "Tassez le mélange dans le fond d'un moule à charnière de 26 cm.",
      'Fouettez le fromage blanc avec le sucre.',
      'Versez la garniture sur le fond de biscuits et lissez la surface.',
      'Enfournez 60 minutes, puis laissez refroidir dans le four entrouvert.',
    ],
  ],
  [
    'es',
    ['200 g de galletas María', '80 g de mantequilla', '750 g de queso fresco', '180 g de azúcar'],
    [
      'Tritura las galletas, derrite la mantequilla y mézclala con las galletas.',
      'Cubre con la mezcla el fondo de un molde desmontable de 26 cm, presionando bien.',
      'Bate el queso con el azúcar.',
      'Vierte el relleno sobre la base y alisa la superficie.',
      'Hornea 60 minutos y deja enfriar dentro del horno con la puerta entreabierta.',
    ],
  ],
  [
    'it',
    ['200 g di biscotti secchi', '80 g di burro', '750 g di ricotta', '180 g di zucchero'],
    [
      'Tritate finemente i biscotti, fondete il burro e mescolatelo alle briciole.',
      'Pressate il composto sul fondo di uno stampo a cerniera da 26 cm.',
      'Mescolate la ricotta con lo zucchero fino a ottenere una crema liscia.',
      'Versate il ripieno sulla base e livellate la superficie.',
      'Cuocete in forno per 60 minuti, poi lasciate raffreddare nel forno con lo sportello socchiuso.',
    ],
  ],
  [
    'pl',
    ['200 g herbatników', '80 g masła', '750 g twarogu', '180 g cukru'],
    [
      'Herbatniki drobno pokruszyć, masło roztopić i wymieszać z okruszkami.',
      'Masą wyłożyć dno tortownicy o średnicy 26 cm.',
      'Twaróg zmiksować z cukrem na gładką masę.',
      'Masę wylać na spód i wyrównać.',
      'Piec 60 minut, następnie studzić w uchylonym piekarniku.',
    ],
  ],
  [
    'uk',
    ['200 г печива', '80 г масла', '750 г кисломолочного сиру', '180 г цукру'],
    [
      'Печиво подрібнити в крихту, масло розтопити і змішати з крихтою.',
      "Викласти масу на дно роз'ємної форми діаметром 26 см.",
      'Сир збити з цукром до однорідності.',
      'Вилити начинку на основу і розрівняти поверхню.',
      'Випікати 60 хвилин, потім залишити охолоджуватися в духовці з прочиненими дверцятами.',
    ],
  ],
  [
    'ro',
    ['200 g biscuiți', '80 g unt', '750 g brânză de vaci', '180 g zahăr'],
    [
      'Mărunțiți biscuiții, topiți untul și amestecați-l cu biscuiții.',
      'Presați amestecul pe fundul unei forme de 26 cm.',
      'Amestecați brânza cu zahărul.',
      'Turnați umplutura peste blat și nivelați.',
      'Coaceți 60 de minute, apoi lăsați să se răcească în cuptorul întredeschis.',
    ],
  ],
]

describe.each(ON_CRUMBS)('a cheesecake on crumbs in %s', (language, list, method) => {
  const actions = actionsOf(list, method, language)
  const adding = (id: number) => actions.find(({ adds }) => adds.some(({ food }) => food.id === id))

  it('crushes the biscuits, whose crumbs come to the melted butter', () => {
    expect(actions[0]?.role).toBe('cut')
    expect(adding(2)?.verb).toBe('melt')
    expect(adding(1)?.verb).toBe('mix')
    expect(adding(1)?.vessel).toBe(adding(2)?.vessel)
  })

  it('bakes the filling on its base, in one tin', () => {
    const bake = actions.find(({ cues }) => cues.duration?.min === 3600)
    const into = actions.filter(({ moves }) => moves.length > 0)
    expect(into.map(({ moves }) => moves.map(({ from }) => from))).toEqual([
      [adding(1)?.vessel],
      [adding(3)?.vessel],
    ])
    expect(into.map(({ vessel }) => vessel)).toEqual([bake?.vessel, bake?.vessel])
  })

  it('cools in the oven', () => {
    expect(actions.at(-1)).toMatchObject({ verb: 'cool', role: 'wait' })
  })
})
