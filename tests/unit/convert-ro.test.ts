import { describe, expect, test } from 'vitest'
import { actionsOf, stepsOf, textsOf } from './convert-language-fixtures.ts'

describe('Romanian recipes', () => {
  const CIORBA = `Ciorbă rădăuțeană

300 g piept de pui
1 morcov
1 ceapă
900 ml apă
3 gălbenușuri
200 g smântână
4 căței de usturoi

Mod de preparare:
Se pune pieptul de pui la fiert în apa rece. Când dă în clocot se ia spuma.
Se adaugă morcovul și ceapa. Se fierbe totul la foc mic 35 minute.
Se scot carnea și legumele. Supa se strecoară. Restul legumelor se aruncă (eu le dau la cățel).
Se pune supa din nou pe foc împreună cu carnea, 5 minute.
Într-un castron se amestecă gălbenușurile cu smântâna și usturoiul. Se subțiază cu un polonic de supă fierbinte, apoi se toarnă totul în oală. Nu se mai fierbe, că se taie!`

  test('the yolks are mixed apart and then go into the soup, which is not cooked again', () => {
    const actions = actionsOf('ro', CIORBA)
    const pot = actions('la fiert în apa rece')
    const bowl = actions('gălbenușurile')
    expect(pot).toMatchObject({ role: 'heat', adds: ['piept de pui', 'apă'] })
    expect(bowl.adds).toEqual(['gălbenușuri', 'smântână', 'usturoi'])
    expect(actions('totul în oală')).toMatchObject({
      vessel: pot.vessel,
      movesFrom: [bowl.vessel],
    })
    expect(actions('Nu se mai fierbe').role).toBe('none')
  })

  test('the soup is what the meat goes back into', () => {
    const actions = actionsOf('ro', CIORBA)
    const pot = actions('la fiert în apa rece')
    expect(actions('împreună cu carnea').vessel).toBe(pot.vessel)
  })

  test('what is taken out into another bowl leaves the machine', async () => {
    const steps = await stepsOf(
      'ro',
      `Zacuscă la Thermomix

1 kg vinete
400 g ardei kapia
250 g ceapă
100 g ulei

PREPARARE
1. Vinetele și ardeii se coc în cuptor la 220 grade, 40 min.
2. Punem în bol ardeii copți, mărunțim 4 sec/vit 5. Îi scoatem într-un castron.
3. Punem ceapa în bol, 5 sec/vit 5. Adăugăm uleiul și călim 10 min/120°/vit 1.
4. Adăugăm ardeii și vinetele. Programăm 40 min/100°/sens invers/vit 1.`,
    )
    const onion = steps.findIndex(({ instructionText }) => /250\s?g ceapă/.test(instructionText))
    const cleared = steps.slice(0, onion).findLast(({ clears }) => clears === true)
    expect(cleared?.instructionText).toMatch(/castron/)
    expect(steps.at(-1)).toMatchObject({ durationSeconds: 2400, temperature: '100' })
  })

  test('a pan that is heated empty does not heat the batter', async () => {
    const steps = await stepsOf(
      'ro',
      `Clătite

3 ouă
500 ml lapte
250 g făină
2 linguri ulei

Mod de preparare
Batem ouăle, adăugăm laptele și făina, amestecăm bine. Lăsăm aluatul să se odihnească 20 de minute. Încingem o tigaie antiaderentă, o ungem cu puțin ulei și coacem clătitele pe ambele părți.`,
    )
    expect(steps.filter(({ temperature }) => temperature != null)).toEqual([])
    const fried = steps.find(({ instructionText }) => /clătitele/.test(instructionText))
    expect(fried?.place).toBe('stove')
  })

  test('the second person of the plain present orders too', () => {
    const actions = actionsOf(
      'ro',
      `Tochitură

500 g pulpă de porc
2 linguri untură
100 ml vin alb
4 căței de usturoi

Mod de preparare
Tai carnea cuburi și o prăjești în untură 15 minute. Stingi cu vinul, pui usturoiul, acoperi și lași la foc mic 20 de minute. Servești fierbinte.`,
    )
    expect(actions('prăjești')).toMatchObject({ role: 'heat', adds: ['untură', 'pulpă de porc'] })
    expect(actions('Stingi').adds).toContain('vin alb')
    expect(actions('Servești').role).toBe('serve')
  })

  test('"facem sosul:" opens a part of the recipe', () => {
    const actions = actionsOf(
      'ro',
      `Papanași cu sos

Pentru papanași:
500 g brânză de vaci
2 ouă
3 linguri zahăr

Pentru sos:
300 g vișine
80 g zahăr
1 lingură amidon

Mod de preparare:
Frecăm brânza cu ouăle și zahărul. Dăm la frigider o oră.
Între timp facem sosul: fierbem vișinele cu zahărul 10 minute. Amidonul îl desfacem în apă rece, îl turnăm în sos.`,
    )
    const sauce = actions('fierbem vișinele')
    expect(sauce.adds).toEqual(['vișine', 'zahăr'])
    expect(actions('îl turnăm').vessel).toBe(sauce.vessel)
    expect(actions('Frecăm').vessel).not.toBe(sauce.vessel)
  })

  test('the zest of a lemon stays in the order in which a cook reads it', async () => {
    const texts = await textsOf(
      'ro',
      `Cremă de brânză

500 g brânză de vaci
coaja rasă de la 1 lămâie
100 g zahăr

Mod de preparare
Amestecăm brânza cu zahărul și coaja de lămâie.`,
    )
    expect(texts.join('\n')).toContain('coaja rasă de la 1 lămâie')
  })

  test('a broth that is skimmed is not whisked, yolks that are frothed are', () => {
    const actions = actionsOf(
      'ro',
      `Ciorbă

500 ml borș
2 gălbenușuri
50 g zahăr

Mod de preparare
Borșul se fierbe separat, se spumează și se lasă deoparte.
Se spumează gălbenușurile cu zahărul.`,
    )
    expect(actions('se spumează').role).toBe('dial')
    expect(actions('Se spumează gălbenușurile').role).toBe('work')
  })

  test('told in the first person, eggs that were mixed are beaten and the meringue is whipped', async () => {
    const steps = await stepsOf(
      'ro',
      `Prăjitură

4 ouă
120 g zahăr
4 albușuri
200 g zahăr pudră

Mod de preparare
Am mixat ouăle cu zahărul până s-au albit și le-am turnat în tavă.
Am mixat albușurile cu zahărul pudră până bezeaua a devenit tare.`,
    )
    const [beaten, whipped, ...others] = steps.filter(({ type }) => type === 'OPERATE')
    expect(beaten?.instructionText).not.toMatch(/viteza ([5-9]|10)/)
    expect(whipped?.tools).toContain('whisk')
    expect(others).toEqual([])
  })

  test('leaves of cabbage are no bay leaves', () => {
    const actions = actionsOf(
      'ro',
      `Sarmale

1 varză murată
700 g carne tocată
100 g orez
foi de dafin

Mod de preparare
Amestecați carnea cu orezul.
Desfaceți foile de varză, puneți câte o lingură de umplutură pe fiecare foaie și rulați sarmalele.
Așezați sarmalele în oală cu foi de dafin și fierbeți 2 ore.`,
    )
    expect(actions('Desfaceți').adds).not.toContain('foi de dafin')
    expect(actions('Așezați').adds).toContain('foi de dafin')
  })
})
