/** Appliances whose limits are known; the first one is assumed where nobody has chosen. */
export const APPLIANCE_MODELS = ['TM6', 'TM31', 'TM5', 'TM7', 'MC_SMART'] as const
export type ApplianceModel = (typeof APPLIANCE_MODELS)[number]
export const DEFAULT_MODEL: ApplianceModel = 'TM6'

type SecondsRange = { min: number; max: number }

/** What a model can do. Temperatures in °C, times in seconds, loads in grams, volumes in ml. */
export type ModelLimits = {
  /** As its owners call it. */
  name: string
  bowlMl: number
  /** How full the bowl may be planned with hot or foaming contents. */
  hotFillMl: number
  /** What can be set by hand, ascending; steaming (`varoma`) comes on top on every model. */
  temperatures: readonly number[]
  speed: { min: number; max: number; step: number }
  /** Above `recommended` contents splash or are cut; above `hard` the model refuses to heat. */
  heatingSpeed: { recommended: number; hard: number }
  steaming: { maxSpeed: number; maxSeconds: number }
  timerSeconds: number
  /** Slower than speed 1: "soft", "spoon". */
  soft: boolean
  reverseMaxSpeed: number
  turbo: { maxSeconds: number; maxBowlTemperature: number }
  dough: SecondsRange & { maxBowlTemperature: number; maxFlourG: number; maxDoughG: number | null }
  whisk: { maxSpeed: number; maxTemperature: number | null }
  /** Frying above the manual temperatures, in a mode of its own. */
  browning: { temperatures: readonly number[]; maxSeconds: number } | null
}

/*
 * Sources, as noted beside each figure:
 * M5 TM5 manual, M7 TM7 manual and support pages, CE limits of Cookidoo's recipe editor, MCE limits
 * of the Monsieur Cuisine editor, MCR Monsieur Cuisine manual as retold, IRM a Thermomix guide,
 * WH thermoaffairs.com, RV reverse validated in a public rule set, K common knowledge, E estimate.
 */
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
  temperatures: TM5_TEMPERATURES,
  speed: { min: 0.5, max: 10, step: 0.5 }, // CE
  heatingSpeed: { recommended: 5, hard: 6 }, // CE
  steaming: { maxSpeed: 2, maxSeconds: 5940 }, // IRM (TM6), CE
  timerSeconds: 5940, // CE
  soft: true, // CE
  reverseMaxSpeed: 4, // RV
  turbo: { maxSeconds: 20, maxBowlTemperature: 60 }, // E; M5
  dough: { min: 1, max: 1200, maxBowlTemperature: 60, maxFlourG: 500, maxDoughG: null }, // CE; M5; IRM
  whisk: { maxSpeed: 4, maxTemperature: null }, // M7
  browning: null, // CE
}

/** The limits of every model. */
export const MODELS: Record<ApplianceModel, ModelLimits> = {
  TM31: {
    ...TM5_LIMITS,
    name: 'TM31',
    bowlMl: 2000, // WH
    hotFillMl: 1600, // E
    temperatures: [37, 50, 60, 70, 80, 90, 100], // K, three public converters agree
    speed: { min: 1, max: 10, step: 0.5 }, // K
    heatingSpeed: { recommended: 4, hard: 6 }, // K
    steaming: { maxSpeed: 2, maxSeconds: 3600 }, // IRM, K
    timerSeconds: 3600, // K
  },
  TM5: TM5_LIMITS,
  TM6: {
    ...TM5_LIMITS,
    name: 'TM6',
    dough: { min: 1, max: 1200, maxBowlTemperature: 60, maxFlourG: 800, maxDoughG: 1300 }, // CE; M7; CE
  },
  TM7: {
    ...TM5_LIMITS,
    name: 'TM7',
    steaming: { maxSpeed: 5, maxSeconds: 5940 }, // M7, CE
    dough: { min: 1, max: 1200, maxBowlTemperature: 60, maxFlourG: 800, maxDoughG: 1300 }, // CE; M7; CE
    whisk: { maxSpeed: 4, maxTemperature: 100 }, // M7
    browning: { temperatures: [140, 145, 150, 155, 160], maxSeconds: 1800 }, // CE
  },
  MC_SMART: {
    name: 'Monsieur Cuisine Smart',
    bowlMl: 3000, // MCR
    hotFillMl: 2500, // MCR
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
    steaming: { maxSpeed: 2, maxSeconds: 3600 }, // E, MCE
    timerSeconds: 5940, // MCE
    soft: false, // MCE
    reverseMaxSpeed: 4, // RV
    turbo: { maxSeconds: 20, maxBowlTemperature: 60 }, // MCE, MCR
    dough: { min: 45, max: 240, maxBowlTemperature: 60, maxFlourG: 1000, maxDoughG: 1600 }, // MCE, MCR
    whisk: { maxSpeed: 4, maxTemperature: null }, // MCR
    browning: null, // its roasting ends at 130 °C, which is in the list: MCE
  },
}
