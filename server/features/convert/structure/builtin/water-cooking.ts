import { formatDuration } from '#shared/appliance/notation.ts'
import type { HandWork } from './by-hand.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { fill } from './fill.ts'
import type { KnownIngredient } from './ingredients.ts'
import { addStep, clearBowl, isBowlInUse, type Kitchen } from './kitchen.ts'
import { labelOf } from './labels.ts'
import { type Action, CUTTING } from './lexicon/kinds.ts'
import type { Task } from './tasks.ts'
import { type Method, methodFor } from './water-methods.ts'
import { withoutWater } from './water-words.ts'
import { listed, machineWords, settingsSentence } from './wording.ts'

const BOILING: readonly Action[] = ['boil', 'simmer', 'cook']
const AROUND: readonly Action[] = [...BOILING, 'add', 'lowerHeat', 'cover', 'season', 'returnTo']
/** After these the boiled food is worked on in the bowl. */
const WORKED_ON: readonly Action[] = ['mash', 'blend', 'whip']
/** From cold to boiling, per gram of water at about 1 kW (E). */
const SECONDS_PER_GRAM = 0.42

/** More orders than one pot of water has. */
const MOST_ORDERS = 12
/** A basket in more water than this boils over, in grams (IRM). */
const MOST_WATER = 1800

type Parts = { kitchen: Kitchen; hands: HandWork; lexicon: CompiledLexicon }
type Pot = { tasks: Task[]; foods: KnownIngredient[]; method: Method; next: number }

/** Cooks in water that is thrown away: potatoes, eggs, rice, vegetables, short pasta. */
export class WaterCooking {
  private readonly tasks: readonly Task[]
  private readonly parts: Parts

  constructor(tasks: readonly Task[], parts: Parts) {
    this.tasks = tasks
    this.parts = parts
  }

  /** Writes the steps of a pot of water that begins here; the number of the task after it, or null. */
  cook(at: number): number | null {
    if (isBowlInUse(this.parts.kitchen)) return null
    const pot = this.potAt(at)
    if (!pot) return null
    this.parts.hands.write()
    if (pot.method.inBowl) this.cookInBowl(pot)
    else this.cookInBasket(pot)
    return this.finish(pot)
  }

  /** Whether a cutting only prepares what is boiled next: pieces keep better than crumbs. */
  isCutFor(at: number): boolean {
    const task = this.tasks[at]
    if (!task || !CUTTING.includes(task.clause.action)) return false
    return !isBowlInUse(this.parts.kitchen) && this.potAt(at + 1) !== null
  }

  /** The tasks from here on that are one pot of water with food of one kind in it. */
  private potAt(at: number): Pot | null {
    const group: Task[] = []
    for (const task of this.tasks.slice(at, at + MOST_ORDERS)) {
      const isStart = group.length === 0
      const belongs = AROUND.includes(task.clause.action) && (isStart || !task.component)
      if (!belongs || (isCooked(group) && task.mentions.length > 0)) break
      group.push(task)
    }
    const tasks = group.slice(0, group.findLastIndex(isBoiling) + 1)
    const foods = this.foodsOf(tasks, at)
    const method = methodFor(foods)
    const isPlain = tasks.every(({ cues }) => cues.place !== 'oven' && !cues.has('formed'))
    const isWater =
      tasks.some(({ cues }) => cues.has('inWater')) ||
      isOnlyBoiled(tasks) ||
      this.isDrained(tasks, at + tasks.length)
    if (!method || !isPlain || !isWater) return null
    return { tasks, foods, method, next: at + tasks.length }
  }

  /** Cooked in water of the list, which is poured off afterwards. */
  private isDrained(tasks: readonly Task[], after: number): boolean {
    const isInWater = namedIn(tasks).some(({ traits }) => traits.has('water'))
    const next = this.tasks[after]
    return isInWater && next?.clause.action === 'drain' && !next.component
  }

  /** Salt and water are no food; anything else must be of a kind that cooks in water. */
  private foodsOf(tasks: readonly Task[], at: number): KnownIngredient[] {
    const inPot = namedIn(tasks).filter(isFood)
    // "Peel and chop the potatoes. Boil for 20 minutes."
    const before = this.tasks[at - 1]
    const isCutBefore = before && CUTTING.includes(before.clause.action)
    const foods = inPot.length === 0 && isCutBefore ? namedIn([before]).filter(isFood) : inPot
    const isAllFresh = foods.every(({ id }) => !this.parts.kitchen.used.has(id))
    return isAllFresh ? [...new Set(foods)] : []
  }

  private cookInBasket({ tasks, foods, method }: Pot): void {
    const { kitchen, lexicon } = this.parts
    const { wording } = lexicon.target
    const sentences = sentencesOf(tasks)
    this.pourWater(tasks, method)
    addStep(kitchen, {
      type: 'WEIGH',
      instructionText: `${wording.liftBasket} ${fill(wording.weighIntoBasket, { list: labels(foods, lexicon) })}`,
      ingredientRefs: foods.map(({ id }) => id),
      tools: ['simmering_basket'],
      sentences,
    })
    this.boil({ tasks, foods, method, next: 0 }, Math.round(method.water * SECONDS_PER_GRAM))
  }

  private cookInBowl(pot: Pot): void {
    const { kitchen, lexicon } = this.parts
    const { wording } = lexicon.target
    const sentences = sentencesOf(pot.tasks)
    this.pourWater(pot.tasks, pot.method)
    // 8 to 10 minutes for a litre (E).
    const settings = {
      durationSeconds: 10 * 60,
      temperature: '100',
      speed: '1',
      reverse: false,
    }
    addStep(kitchen, {
      type: 'OPERATE',
      instructionText: settingsSentence(wording.heatWater, settings, lexicon),
      ...settings,
      sentences,
    })
    addStep(kitchen, {
      type: 'WEIGH',
      instructionText: fill(wording.addToHotWater, { list: labels(pot.foods, lexicon) }),
      ingredientRefs: pot.foods.map(({ id }) => id),
      sentences,
    })
    this.boil(pot, 0)
  }

  /** The water and salt of the list, else as much as the appliance needs. */
  private pourWater(tasks: Task[], { water }: Method): void {
    const { kitchen, lexicon } = this.parts
    const { wording } = lexicon.target
    const listed = [...new Set(namedIn(tasks))].filter(
      ({ id, food, traits }) => !kitchen.used.has(id) && (food === 'salt' || traits.has('water')),
    )
    const isEnough = listed.some(({ traits, grams }) => {
      return traits.has('water') && grams !== null && grams >= water / 2 && grams <= MOST_WATER
    })
    const isSalted = tasks.some(({ cues }) => cues.has('salted'))
    const own = fill(isSalted ? wording.boilingSaltedWater : wording.boilingWater, { grams: water })
    addStep(kitchen, {
      type: 'WEIGH',
      instructionText: isEnough ? fill(wording.weigh, { list: labels(listed, lexicon) }) : own,
      ingredientRefs: listed.map(({ id }) => id),
      sentences: sentencesOf(tasks),
    })
    for (const { id } of listed) kitchen.used.add(id)
  }

  private boil({ tasks, foods, method }: Pot, heatUp: number): void {
    const { kitchen, lexicon } = this.parts
    const { wording, language } = lexicon.target
    const said = tasks.findLast(({ cues }) => cues.duration)?.cues.duration
    const isFixed = said ? said.max <= (method.fixedUpTo ?? 0) : true
    const boiling = isFixed || !said ? method.seconds : said.min
    const whole = Math.ceil((boiling + heatUp) / 60) * 60
    const settings = {
      durationSeconds: whole,
      temperature: method.temperature ?? '100',
      speed: method.inBowl ? 'soft' : '1',
      reverse: method.inBowl === true,
    }
    const more =
      said && !isFixed && said.max > said.min ? formatDuration(said.max - said.min, language) : ''
    addStep(kitchen, {
      type: 'OPERATE',
      instructionText: [
        settingsSentence(this.wordsOf(tasks), settings, lexicon),
        more && fill(wording.checkThenMore, { more }),
      ]
        .filter(Boolean)
        .join(' '),
      ...settings,
      tools: ['simmering_basket'],
      sentences: sentencesOf(tasks),
      cooked: foods.filter(({ food }) => food !== 'egg'),
    })
  }

  /** The last order of the pot in the source's words: "simmer until tender". */
  private wordsOf(tasks: readonly Task[]): string {
    const { lexicon } = this.parts
    const last = tasks.findLast(isBoiling)
    return last ? machineWords(withoutWater(last, lexicon), lexicon) : ''
  }

  /** Keeps what is to be kept of the water, drains, and takes the food to its next place. */
  private finish({ foods, method, next }: Pot): number {
    const { kitchen, lexicon } = this.parts
    const { wording } = lexicon.target
    let after = next
    for (; this.isAboutWater(after); after++) this.byHand(after)
    addStep(kitchen, {
      type: 'MANUAL',
      instructionText: method.inBowl ? wording.drainBowl : wording.drainBasket,
      tools: method.inBowl ? [] : ['simmering_basket', 'spatula'],
      sentences: this.drainingAt(after),
    })
    after += this.drainingAt(after).length
    for (const food of foods) {
      kitchen.used.add(food.id)
      kitchen.drained.add(food)
    }
    clearBowl(kitchen)
    kitchen.focus = method.inBowl ? 'elsewhere' : 'bowl'
    if (method.inBowl || !this.isWorkedOn(after)) return after
    addStep(kitchen, {
      type: 'MANUAL',
      instructionText: lexicon.target.wording.backFromBasket,
      sentences: [],
    })
    for (const food of foods) kitchen.bowl.add(food)
    kitchen.isWorked = true
    return after
  }

  /** "Reserve a cup of the pasta water". */
  private isAboutWater(at: number): boolean {
    const task = this.tasks[at]
    return task?.clause.action === 'setAside' && !task.component
  }

  private byHand(at: number): void {
    const task = this.tasks[at]
    if (task) this.parts.hands.add(task)
    this.parts.hands.write()
  }

  /** The sentence of "drain well", which the drained basket does; empty for any other order. */
  private drainingAt(at: number): number[] {
    const task = this.tasks[at]
    const isDraining = task?.clause.action === 'drain' && !task.component
    return task && isDraining && task.cues.place === null ? [task.clause.sentence] : []
  }

  /** Whether the next blade work of the component is on the boiled food. */
  private isWorkedOn(from: number): boolean {
    const rest = this.tasks.slice(from)
    const end = rest.findIndex(({ component }) => component !== null)
    return (end < 0 ? rest : rest.slice(0, end)).some(({ clause }) =>
      WORKED_ON.includes(clause.action),
    )
  }
}

function isBoiling({ clause }: Task): boolean {
  return BOILING.includes(clause.action)
}

/** The last one said how long, so what is added after it is another dish. */
function isCooked(tasks: readonly Task[]): boolean {
  const last = tasks.at(-1)
  return last !== undefined && isBoiling(last) && last.mentions.length > 0
}

/** "Boil the potatoes until tender" names no liquid, so water is meant. */
function isOnlyBoiled(tasks: readonly Task[]): boolean {
  return tasks.length > 0 && tasks.every(({ clause }) => clause.action === 'boil')
}

function isFood({ food, traits }: KnownIngredient): boolean {
  return food !== 'salt' && !traits.has('water')
}

function namedIn(tasks: readonly Task[]): KnownIngredient[] {
  return tasks.flatMap(({ mentions }) => mentions.map(({ ingredient }) => ingredient))
}

function sentencesOf(tasks: readonly Task[]): number[] {
  return [...new Set(tasks.map(({ clause }) => clause.sentence))]
}

function labels(foods: readonly KnownIngredient[], lexicon: CompiledLexicon): string {
  return listed(foods.map(labelOf), lexicon)
}
