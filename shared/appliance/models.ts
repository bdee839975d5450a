/** Appliances whose limits are known; the first one is assumed where nobody has chosen. */
export const APPLIANCE_MODELS = ['TM6', 'TM31', 'TM5', 'TM7', 'MC_SMART'] as const
export type ApplianceModel = (typeof APPLIANCE_MODELS)[number]
export const DEFAULT_MODEL: ApplianceModel = 'TM6'

type SecondsRange = { min: number; max: number }

/** Programmes that run longer than the timer; temperatures in °C. */
export const LONG_MODES = ['slowCook', 'sousVide', 'ferment'] as const
export type LongMode = (typeof LONG_MODES)[number]
type LongModeLimits = SecondsRange & { temperatures: { min: number; max: number } }

/** What a model can do. Temperatures in °C, times in seconds, loads in grams, volumes in ml. */
export type ModelLimits = {
  /** As its owners call it. */
  name: string
  bowlMl: number
  /** How full the bowl may be planned with hot or foaming contents. */
  hotFillMl: number
  /** The same for what rises: milk, oats, pasta water. */
  foamingFillMl: number
  /** What can be set by hand, ascending; steaming (`varoma`) comes on top on every model. */
  temperatures: readonly number[]
  speed: { min: number; max: number; step: number }
  /** Above `recommended` contents splash or are cut; above `hard` the model refuses to heat. */
  heatingSpeed: { recommended: number; hard: number }
  /** `lidOff`: the steamer stands on the bowl in the place of its lid. */
  steaming: { maxSpeed: number; maxSeconds: number; lidOff: boolean }
  timerSeconds: number
  /** Slower than speed 1: "soft", "spoon". */
  soft: boolean
  reverseMaxSpeed: number
  turbo: { maxSeconds: number; maxBowlTemperature: number }
  dough: SecondsRange & { maxBowlTemperature: number; maxFlourG: number; maxDoughG: number | null }
  /** Less than `minCreamG` of cream, or `minWhites` egg whites, is out of the whisk's reach. */
  whisk: { maxSpeed: number; maxTemperature: number | null; minCreamG: number; minWhites: number }
  /** Frying above the manual temperatures, in a mode of its own. */
  browning: { temperatures: readonly number[]; maxSeconds: number; maxLoadG: number } | null
  /** Most oil that is safe to heat as the main thing in the bowl. */
  hotOilMl: number
  /** Cooking without a lid and without blades; null where the lid must always be on. */
  openCooking: { maxTemperature: number } | null
  /** The measuring cup clicks into the lid and keeps steam in. */
  cupLocks: boolean
  scale: { stepG: number; maxG: number; onlyAtRest: boolean }
  modes: Partial<Record<LongMode, LongModeLimits>>
}

/*
 * Sources, as noted beside each figure:
 * M5 TM5 manual, M7 TM7 manual and support pages, CE limits of Cookidoo's recipe editor, MCE limits
 * of the Monsieur Cuisine editor, MCR Monsieur Cuisine manual as retold, IRM a Thermomix guide,
 * WH thermoaffairs.com, FAZ press on the maker's warning for the TM6, RV reverse validated in a
 * public rule set, CP limits given in a public converter's rules, K common knowledge, E estimate.
 * K and E are unverified; they stand only where nothing better was found.
 */
const HOUR = 3600

const TM5_TEMPERATURES = [
  37,
  40,
  45,
  50,
  55,
  60,
  65,
  70,
  75,
  80,
  85,
  90,
  95,
  98,
  100,
  105,
  110,
  115,
  120, // CE
]

const TM5_LIMITS: ModelLimits = {
  name: 'TM5',
  bowlMl: 2200, // M5
  hotFillMl: 1800, // IRM
  foamingFillMl: 1600, // CP
  temperatures: TM5_TEMPERATURES,
  speed: { min: 0.5, max: 10, step: 0.5 }, // CE
  heatingSpeed: { recommended: 5, hard: 6 }, // CE
  steaming: { maxSpeed: 2, maxSeconds: 5940, lidOff: false }, // IRM (TM6), CE, M5
  timerSeconds: 5940, // CE
  soft: true, // CE
  reverseMaxSpeed: 4, // RV
  turbo: { maxSeconds: 20, maxBowlTemperature: 60 }, // E; M5
  dough: { min: 1, max: 1200, maxBowlTemperature: 60, maxFlourG: 500, maxDoughG: null }, // CE; M5; IRM
  whisk: { maxSpeed: 4, maxTemperature: null, minCreamG: 0, minWhites: 0 }, // M7
  browning: null, // CE
  hotOilMl: 100, // M7, given for browning
  openCooking: null, // M5
  cupLocks: false, // M5
  scale: { stepG: 5, maxG: 6000, onlyAtRest: false }, // K
  modes: {}, // CE
}

const TM6_MODES: ModelLimits['modes'] = {
  slowCook: { min: 1 * HOUR, max: 8 * HOUR, temperatures: { min: 37, max: 98 } }, // IRM; 98 K
  sousVide: { min: 1, max: 12 * HOUR, temperatures: { min: 40, max: 85 } }, // IRM
  ferment: { min: 1, max: 12 * HOUR, temperatures: { min: 37, max: 70 } }, // IRM
}

/** The limits of every model. */
export const MODELS: Record<ApplianceModel, ModelLimits> = {
  TM31: {
    ...TM5_LIMITS,
    name: 'TM31',
    bowlMl: 2000, // WH
    hotFillMl: 1600, // E
    foamingFillMl: 1400, // E
    temperatures: [37, 50, 60, 70, 80, 90, 100], // K, three public converters agree
    speed: { min: 1, max: 10, step: 0.5 }, // K
    heatingSpeed: { recommended: 4, hard: 6 }, // K
    steaming: { maxSpeed: 2, maxSeconds: 3600, lidOff: false }, // IRM, K, M5
    timerSeconds: 3600, // K
  },
  TM5: TM5_LIMITS,
  TM6: {
    ...TM5_LIMITS,
    name: 'TM6',
    dough: { min: 1, max: 1200, maxBowlTemperature: 60, maxFlourG: 800, maxDoughG: 1300 }, // CE; M7; CP
    cupLocks: true, // FAZ, IRM
    scale: { stepG: 1, maxG: 6000, onlyAtRest: false }, // K
    modes: TM6_MODES,
  },
  TM7: {
    ...TM5_LIMITS,
    name: 'TM7',
    steaming: { maxSpeed: 5, maxSeconds: 5940, lidOff: false }, // M7, CE, M7
    dough: { min: 1, max: 1200, maxBowlTemperature: 60, maxFlourG: 800, maxDoughG: 1300 }, // CE; M7; CP
    whisk: { maxSpeed: 4, maxTemperature: 100, minCreamG: 0, minWhites: 0 }, // M7
    browning: { temperatures: [140, 145, 150, 155, 160], maxSeconds: 1800, maxLoadG: 250 }, // CE, CE, IRM
    openCooking: { maxTemperature: 100 }, // M7
    scale: { stepG: 1, maxG: 3000, onlyAtRest: false }, // K, a public comparison
    modes: TM6_MODES, // CE names the modes; their figures are the TM6's
  },
  MC_SMART: {
    name: 'Monsieur Cuisine Smart',
    bowlMl: 3000, // MCR
    hotFillMl: 2500, // MCR
    foamingFillMl: 1500, // MCR: half full
    temperatures: [
      37,
      40,
      45,
      50,
      55,
      60,
      65,
      70,
      75,
      80,
      85,
      90,
      95,
      100,
      105,
      110,
      115,
      120,
      125,
      130, // MCE
    ],
    speed: { min: 1, max: 10, step: 1 }, // MCE
    heatingSpeed: { recommended: 3, hard: 3 }, // MCE
    steaming: { maxSpeed: 2, maxSeconds: 3600, lidOff: true }, // E, MCE, MCR
    timerSeconds: 5940, // MCE
    soft: false, // MCE
    reverseMaxSpeed: 4, // RV
    turbo: { maxSeconds: 20, maxBowlTemperature: 60 }, // MCE, MCR
    dough: { min: 45, max: 240, maxBowlTemperature: 60, maxFlourG: 1000, maxDoughG: 1600 }, // MCE, MCR
    whisk: { maxSpeed: 4, maxTemperature: null, minCreamG: 200, minWhites: 4 }, // MCR
    browning: null, // its roasting ends at 130 °C, which is in the list: MCE
    hotOilMl: 100, // M7, taken over
    openCooking: null, // MCR
    cupLocks: false, // MCR
    scale: { stepG: 5, maxG: 5000, onlyAtRest: true }, // MCE, MCE, MCR
    modes: {
      slowCook: { min: HOUR / 4, max: 8 * HOUR, temperatures: { min: 37, max: 95 } }, // MCE
      sousVide: { min: HOUR / 4, max: 12 * HOUR, temperatures: { min: 40, max: 85 } }, // MCE
      ferment: { min: HOUR / 2, max: 12 * HOUR, temperatures: { min: 37, max: 65 } }, // MCE
    },
  },
}
