import { CARAMEL } from './caramel.ts'
import { CUSTARD } from './custard.ts'
import { CLOSED_COOKERS } from './devices.ts'
import { DRY_ONTO_WET } from './dry-onto-wet.ts'
import { FOAM_APART } from './foam-apart.ts'
import { KNEADING } from './kneading.ts'
import { MERINGUE } from './meringue.ts'
import { MICROWAVE } from './microwave.ts'
import { OWN_BOWL } from './own-bowl.ts'
import { RISOTTO } from './risotto.ts'
import type { Script } from './script.ts'
import { SIDE_POT } from './side-pot.ts'
import { STEAMING } from './steaming.ts'
import { WATER_COOKING } from './water-cooking.ts'
import { WOK_WORK } from './wok.ts'

/** The dish scripts in the order in which they look at a recipe. */
export const SCRIPTS: readonly Script[] = [
  DRY_ONTO_WET,
  OWN_BOWL,
  FOAM_APART,
  SIDE_POT,
  KNEADING,
  MERINGUE,
  CARAMEL,
  CUSTARD,
  RISOTTO,
  CLOSED_COOKERS,
  MICROWAVE,
  WATER_COOKING,
  STEAMING,
  WOK_WORK,
]
