import type { Language } from '#shared/language.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { fold } from './phrases.ts'

type Column = Exclude<Language, 'gb'>

/**
 * Names of ingredients that mean the same thing everywhere: en, pl, uk, de, es, ro, fr, it. Where
 * things are counted, forms stand behind each other: one/several, in Polish and Ukrainian
 * one/few/many. What differs from country to country (kinds of flour, cream and cheese) is left out.
 */
const ROWS = `
onion/onions | cebula/cebule/cebul | цибулина/цибулини/цибулин | Zwiebel/Zwiebeln | cebolla/cebollas | ceapă/cepe | oignon/oignons | cipolla/cipolle
red onion/red onions | czerwona cebula/czerwone cebule/czerwonych cebul | червона цибулина/червоні цибулини/червоних цибулин | rote Zwiebel/rote Zwiebeln | cebolla roja/cebollas rojas | ceapă roșie/cepe roșii | oignon rouge/oignons rouges | cipolla rossa/cipolle rosse
shallot/shallots | szalotka/szalotki/szalotek | шалот | Schalotte/Schalotten | chalota/chalotas | șalotă/șalote | échalote/échalotes | scalogno/scalogni
garlic | czosnek | часник | Knoblauch | ajo | usturoi | ail | aglio
leek/leeks | por/pory/porów | цибуля-порей | Lauch | puerro/puerros | praz | poireau/poireaux | porro/porri
carrot/carrots | marchew/marchewki/marchewek | морква/моркви/морквин | Möhre/Möhren | zanahoria/zanahorias | morcov/morcovi | carotte/carottes | carota/carote
potato/potatoes | ziemniak/ziemniaki/ziemniaków | картоплина/картоплини/картоплин | Kartoffel/Kartoffeln | patata/patatas | cartof/cartofi | pomme de terre/pommes de terre | patata/patate
sweet potato/sweet potatoes | batat/bataty/batatów | батат/батати/бататів | Süßkartoffel/Süßkartoffeln | boniato/boniatos | cartof dulce/cartofi dulci | patate douce/patates douces | patata dolce/patate dolci
tomato/tomatoes | pomidor/pomidory/pomidorów | помідор/помідори/помідорів | Tomate/Tomaten | tomate/tomates | roșie/roșii | tomate/tomates | pomodoro/pomodori
cucumber/cucumbers | ogórek/ogórki/ogórków | огірок/огірки/огірків | Gurke/Gurken | pepino/pepinos | castravete/castraveți | concombre/concombres | cetriolo/cetrioli
courgette/courgettes | cukinia/cukinie/cukinii | кабачок/кабачки/кабачків | Zucchini | calabacín/calabacines | dovlecel/dovlecei | courgette/courgettes | zucchina/zucchine
zucchini | cukinia/cukinie/cukinii | кабачок/кабачки/кабачків | Zucchini | calabacín/calabacines | dovlecel/dovlecei | courgette/courgettes | zucchina/zucchine
aubergine/aubergines | bakłażan/bakłażany/bakłażanów | баклажан/баклажани/баклажанів | Aubergine/Auberginen | berenjena/berenjenas | vânătă/vinete | aubergine/aubergines | melanzana/melanzane
red pepper/red peppers | czerwona papryka/czerwone papryki/czerwonych papryk | червоний перець | rote Paprika | pimiento rojo/pimientos rojos | ardei roșu/ardei roșii | poivron rouge/poivrons rouges | peperone rosso/peperoni rossi
cauliflower | kalafior/kalafiory/kalafiorów | цвітна капуста | Blumenkohl | coliflor | conopidă | chou-fleur | cavolfiore
broccoli | brokuły | броколі | Brokkoli | brócoli | broccoli | brocoli | broccoli
cabbage | kapusta | капуста | Weißkohl | col | varză | chou | cavolo
spinach | szpinak | шпинат | Spinat | espinacas | spanac | épinards | spinaci
celery | seler naciowy | селера | Staudensellerie | apio | țelină apio | céleri | sedano
celeriac | seler korzeniowy | корінь селери | Knollensellerie | apionabo | rădăcină de țelină | céleri-rave | sedano rapa
beetroot | burak/buraki/buraków | буряк/буряки/буряків | Rote Bete | remolacha | sfeclă roșie | betterave | barbabietola
pumpkin | dynia | гарбуз | Kürbis | calabaza | dovleac | potiron | zucca
mushrooms | pieczarki | печериці | Champignons | champiñones | ciuperci | champignons | funghi
peas | groszek | горошок | Erbsen | guisantes | mazăre | petits pois | piselli
lentils | soczewica | сочевиця | Linsen | lentejas | linte | lentilles | lenticchie
red lentils | czerwona soczewica | червона сочевиця | rote Linsen | lentejas rojas | linte roșie | lentilles corail | lenticchie rosse
chickpeas | ciecierzyca | нут | Kichererbsen | garbanzos | năut | pois chiches | ceci
beans | fasola | квасоля | Bohnen | alubias | fasole | haricots | fagioli
ginger | imbir | імбир | Ingwer | jengibre | ghimbir | gingembre | zenzero
parsley | natka pietruszki | петрушка | Petersilie | perejil | pătrunjel | persil | prezzemolo
dill | koperek | кріп | Dill | eneldo | mărar | aneth | aneto
basil | bazylia | базилік | Basilikum | albahaca | busuioc | basilic | basilico
thyme | tymianek | чебрець | Thymian | tomillo | cimbru | thym | timo
rosemary | rozmaryn | розмарин | Rosmarin | romero | rozmarin | romarin | rosmarino
oregano | oregano | орегано | Oregano | orégano | oregano | origan | origano
mint | mięta | м'ята | Minze | menta | mentă | menthe | menta
chives | szczypiorek | шнит-цибуля | Schnittlauch | cebollino | arpagic verde | ciboulette | erba cipollina
bay leaf/bay leaves | liść laurowy/liście laurowe/liści laurowych | лавровий листок/лаврові листки/лаврових листків | Lorbeerblatt/Lorbeerblätter | hoja de laurel/hojas de laurel | frunză de dafin/foi de dafin | feuille de laurier/feuilles de laurier | foglia di alloro/foglie di alloro
lemon/lemons | cytryna/cytryny/cytryn | лимон/лимони/лимонів | Zitrone/Zitronen | limón/limones | lămâie/lămâi | citron/citrons | limone/limoni
lemon juice | sok z cytryny | лимонний сік | Zitronensaft | zumo de limón | suc de lămâie | jus de citron | succo di limone
orange/oranges | pomarańcza/pomarańcze/pomarańczy | апельсин/апельсини/апельсинів | Orange/Orangen | naranja/naranjas | portocală/portocale | orange/oranges | arancia/arance
apple/apples | jabłko/jabłka/jabłek | яблуко/яблука/яблук | Apfel/Äpfel | manzana/manzanas | măr/mere | pomme/pommes | mela/mele
pear/pears | gruszka/gruszki/gruszek | груша/груші/груш | Birne/Birnen | pera/peras | pară/pere | poire/poires | pera/pere
banana/bananas | banan/banany/bananów | банан/банани/бананів | Banane/Bananen | plátano/plátanos | banană/banane | banane/bananes | banana/banane
strawberries | truskawki | полуниця | Erdbeeren | fresas | căpșuni | fraises | fragole
raspberries | maliny | малина | Himbeeren | frambuesas | zmeură | framboises | lamponi
blueberries | borówki | чорниця | Heidelbeeren | arándanos | afine | myrtilles | mirtilli
raisins | rodzynki | родзинки | Rosinen | pasas | stafide | raisins secs | uvetta
walnuts | orzechy włoskie | волоські горіхи | Walnüsse | nueces | nuci | noix | noci
hazelnuts | orzechy laskowe | фундук | Haselnüsse | avellanas | alune de pădure | noisettes | nocciole
almonds | migdały | мигдаль | Mandeln | almendras | migdale | amandes | mandorle
ground almonds | mielone migdały | мелений мигдаль | gemahlene Mandeln | almendra molida | migdale măcinate | amandes en poudre | mandorle macinate
water | woda | вода | Wasser | agua | apă | eau | acqua
milk | mleko | молоко | Milch | leche | lapte | lait | latte
butter | masło | масло | Butter | mantequilla | unt | beurre | burro
egg/eggs | jajko/jajka/jajek | яйце/яйця/яєць | Ei/Eier | huevo/huevos | ou/ouă | œuf/œufs | uovo/uova
egg yolk/egg yolks | żółtko/żółtka/żółtek | жовток/жовтки/жовтків | Eigelb | yema/yemas | gălbenuș/gălbenușuri | jaune d'œuf/jaunes d'œufs | tuorlo/tuorli
egg white/egg whites | białko/białka/białek | білок/білки/білків | Eiweiß | clara/claras | albuș/albușuri | blanc d'œuf/blancs d'œufs | albume/albumi
olive oil | oliwa z oliwek | оливкова олія | Olivenöl | aceite de oliva | ulei de măsline | huile d'olive | olio d'oliva
sunflower oil | olej słonecznikowy | соняшникова олія | Sonnenblumenöl | aceite de girasol | ulei de floarea-soarelui | huile de tournesol | olio di semi di girasole
salt | sól | сіль | Salz | sal | sare | sel | sale
pepper | pieprz | перець | Pfeffer | pimienta | piper | poivre | pepe
black pepper | czarny pieprz | чорний перець | schwarzer Pfeffer | pimienta negra | piper negru | poivre noir | pepe nero
salt and pepper | sól i pieprz | сіль і перець | Salz und Pfeffer | sal y pimienta | sare și piper | sel et poivre | sale e pepe
sugar | cukier | цукор | Zucker | azúcar | zahăr | sucre | zucchero
brown sugar | brązowy cukier | коричневий цукор | brauner Zucker | azúcar moreno | zahăr brun | sucre roux | zucchero di canna
icing sugar | cukier puder | цукрова пудра | Puderzucker | azúcar glas | zahăr pudră | sucre glace | zucchero a velo
honey | miód | мед | Honig | miel | miere | miel | miele
flour | mąka | борошно | Mehl | harina | făină | farine | farina
baking powder | proszek do pieczenia | розпушувач | Backpulver | levadura química | praf de copt | levure chimique | lievito per dolci
dried yeast | suche drożdże | сухі дріжджі | Trockenhefe | levadura seca | drojdie uscată | levure sèche de boulanger | lievito di birra secco
fresh yeast | świeże drożdże | свіжі дріжджі | frische Hefe | levadura fresca | drojdie proaspătă | levure fraîche | lievito di birra fresco
rice | ryż | рис | Reis | arroz | orez | riz | riso
oats | płatki owsiane | вівсяні пластівці | Haferflocken | copos de avena | fulgi de ovăz | flocons d'avoine | fiocchi d'avena
pasta | makaron | макарони | Nudeln | pasta | paste | pâtes | pasta
breadcrumbs | bułka tarta | панірувальні сухарі | Semmelbrösel | pan rallado | pesmet | chapelure | pangrattato
cocoa powder | kakao | какао | Kakaopulver | cacao en polvo | cacao | cacao en poudre | cacao amaro
dark chocolate | gorzka czekolada | чорний шоколад | Zartbitterschokolade | chocolate negro | ciocolată neagră | chocolat noir | cioccolato fondente
parmesan | parmezan | пармезан | Parmesan | parmesano | parmezan | parmesan | parmigiano
mozzarella | mozzarella | моцарела | Mozzarella | mozzarella | mozzarella | mozzarella | mozzarella
vegetable stock | bulion warzywny | овочевий бульйон | Gemüsebrühe | caldo de verduras | supă de legume | bouillon de légumes | brodo vegetale
chicken stock | bulion drobiowy | курячий бульйон | Hühnerbrühe | caldo de pollo | supă de pui | bouillon de poule | brodo di pollo
beef stock | bulion wołowy | яловичий бульйон | Rinderbrühe | caldo de ternera | supă de vită | bouillon de bœuf | brodo di manzo
white wine | białe wino | біле вино | Weißwein | vino blanco | vin alb | vin blanc | vino bianco
red wine | czerwone wino | червоне вино | Rotwein | vino tinto | vin roșu | vin rouge | vino rosso
mustard | musztarda | гірчиця | Senf | mostaza | muștar | moutarde | senape
soy sauce | sos sojowy | соєвий соус | Sojasauce | salsa de soja | sos de soia | sauce soja | salsa di soia
coconut milk | mleko kokosowe | кокосове молоко | Kokosmilch | leche de coco | lapte de cocos | lait de coco | latte di cocco
cinnamon | cynamon | кориця | Zimt | canela | scorțișoară | cannelle | cannella
cumin | kmin rzymski | кумин | Kreuzkümmel | comino | chimion | cumin | cumino
nutmeg | gałka muszkatołowa | мускатний горіх | Muskatnuss | nuez moscada | nucșoară | noix de muscade | noce moscata
turmeric | kurkuma | куркума | Kurkuma | cúrcuma | turmeric | curcuma | curcuma
curry powder | curry | карі | Currypulver | curry en polvo | curry | curry | curry
chicken breast/chicken breasts | pierś z kurczaka/piersi z kurczaka/piersi z kurczaka | куряче філе | Hähnchenbrust | pechuga de pollo/pechugas de pollo | piept de pui | blanc de poulet/blancs de poulet | petto di pollo/petti di pollo
minced beef | mielona wołowina | яловичий фарш | Rinderhackfleisch | carne picada de ternera | carne tocată de vită | bœuf haché | macinato di manzo
minced pork | mielona wieprzowina | свинячий фарш | Schweinehackfleisch | carne picada de cerdo | carne tocată de porc | porc haché | macinato di maiale
salmon | łosoś | лосось | Lachs | salmón | somon | saumon | salmone
prawns | krewetki | креветки | Garnelen | gambas | creveți | crevettes | gamberi
`

type Row = Readonly<Record<Column, readonly string[]>>

const TABLE: readonly Row[] = ROWS.trim().split('\n').map(readRow)

function readRow(line: string): Row {
  const [en = [], pl = [], uk = [], de = [], es = [], ro = [], fr = [], it = []] = line
    .split('|')
    .map((cell) => cell.trim().split('/'))
  return { en, pl, uk, de, es, ro, fr, it }
}

/** The names of one language by the stems of their words, in any order. */
const indexes = new Map<Language, ReadonlyMap<string, Row>>()

/**
 * An ingredient's name in the language that the steps are written in, in the form that stands
 * behind `count`; null where the whole name is none of the glossary's.
 */
export function translateName(
  name: string,
  count: number | null,
  lexicon: CompiledLexicon,
): string | null {
  const forms = formsOf(name, lexicon)
  return forms.length === 0 ? null : formFor(forms, count, lexicon.target.language)
}

/**
 * A name of things that are counted behind another `count`: "onion", "onions"; null where it is
 * written in none of the glossary's forms, as a synonym is.
 */
export function nameForCount(name: string, count: number, lexicon: CompiledLexicon): string | null {
  const forms = formsOf(name, lexicon)
  const isForm = forms.some((form) => fold(form) === fold(name))
  return isForm && forms.length > 1 ? formFor(forms, count, lexicon.target.language) : null
}

/** In the language that the steps are written in. */
function formsOf(name: string, lexicon: CompiledLexicon): readonly string[] {
  return indexOf(lexicon).get(keyOf(name, lexicon))?.[columnOf(lexicon.target.language)] ?? []
}

function indexOf(lexicon: CompiledLexicon): ReadonlyMap<string, Row> {
  const { language } = lexicon.source
  const known = indexes.get(language)
  if (known) return known
  const entries = TABLE.flatMap((row) =>
    row[columnOf(language)].map((form): [string, Row] => [keyOf(form, lexicon), row]),
  )
  // The first row of a name is meant: "cebula" is the onion, not the red one.
  const index = new Map(entries.reverse())
  indexes.set(language, index)
  return index
}

function keyOf(name: string, { word, stem }: CompiledLexicon): string {
  const words = fold(name.normalize('NFC')).match(word) ?? []
  return words.map(stem).sort().join(' ')
}

function formFor(forms: readonly string[], count: number | null, language: Language): string {
  // "500 g ziemniaków"
  if (count === null) return forms.at(-1) ?? ''
  // "Half an onion"
  if (count <= 1) return forms[0] ?? ''
  const category = new Intl.PluralRules(language === 'gb' ? 'en' : language).select(count)
  const at = category === 'one' ? 0 : category === 'many' ? 2 : 1
  return forms[at] ?? forms.at(-1) ?? ''
}

function columnOf(language: Language): Column {
  return language === 'gb' ? 'en' : language
}
