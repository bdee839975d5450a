/**
 * What the appliance check tells the cook, in English. `{{name}}` marks a parameter. `_FIXED`
 * sentences say what was changed; each has a sentence without it for when nothing was.
 */
export const ENGLISH_NOTICES = {
  SPEED_UNREADABLE: 'The speed “{{from}}” cannot be read: choose one on the dial.',
  SPEED_OFF_DIAL: 'The {{model}} has no speed {{from}}: use {{to}}.',
  SPEED_OFF_DIAL_FIXED: 'Speed {{from}} became {{to}}, which the {{model}} has.',
  SPEED_TOO_HIGH: 'The {{model}} has no speed {{from}}: its highest is {{to}}.',
  NO_SOFT_SPEED: 'The {{model}} has no soft speed: use speed 1 in reverse.',
  NO_SOFT_SPEED_FIXED: 'The soft speed became speed 1 in reverse, as the {{model}} has none.',
  TEMPERATURE_UNREADABLE: 'The temperature “{{from}}” cannot be read: choose one in °C.',
  TEMPERATURE_OFF_LIST: 'The {{model}} cannot be set to {{from}}: use {{to}}.',
  TEMPERATURE_OFF_LIST_FIXED:
    '{{from}} became {{to}}, the nearest that the {{model}} can be set to.',
  TEMPERATURE_FAR_OFF: 'The {{model}} cannot be set to {{from}}: the nearest is {{to}}.',
  TIME_TOO_LONG: 'The timer of the {{model}} ends at {{to}} min: run this step in several goes.',
  DOUGH_TIME:
    'The dough mode of the {{model}} runs for {{min}} to {{max}} s: knead in several goes or adjust the time.',
  TURBO_TOO_LONG: 'Turbo is for short pulses: use pulses of 1 or 2 s, or a speed from 8 to 10.',
  NO_TIME: 'This step runs the appliance without a time: set how long.',
  NO_SPEED: 'This step runs the appliance without a speed: set one.',
  NO_SPEED_STEAMING: 'Steaming needs the blades to turn slowly: set speed 1.',
  NO_SPEED_STEAMING_FIXED: 'Speed 1 was set, which steaming needs.',
  NO_SETTINGS:
    'This step is for the appliance, but has neither time nor speed: set them, or do it by hand.',
  SETTINGS_WITHOUT_MACHINE:
    'This step does not run the appliance, so its speed and temperature do nothing: make it an appliance step or remove them.',
  SETTINGS_RUN_MACHINE: 'This step has a time and a speed, so it should be an appliance step.',
  SETTINGS_RUN_MACHINE_FIXED:
    'The step became an appliance step, because it has a time and a speed.',
  SETTINGS_NOT_APPLIANCE: 'The appliance is not used here: remove its settings from this step.',
  SETTINGS_NOT_APPLIANCE_FIXED:
    'The appliance’s settings were removed, because it is not used here.',
  STEAM_WITHOUT_DISH:
    'This step steams without a steaming dish: put the Varoma dish on, or the simmering basket in.',
  STEAM_DISH_MISSING: 'The text uses the Varoma dish: add it to the tools of this step.',
  STEAM_DISH_MISSING_FIXED: 'The Varoma dish was added to the tools, because the text uses it.',
  DISH_WITHOUT_STEAM: 'The Varoma dish gets no steam at {{from}}: set Varoma.',
  DISH_WITHOUT_STEAM_FIXED:
    '{{from}} became Varoma, because only that makes enough steam for the dish.',
  STEAM_TOO_FAST: 'Speed {{from}} splashes water into the food while steaming: use {{to}}.',
  STEAM_TOO_FAST_FIXED: 'Speed {{from}} became {{to}}, so that no water splashes into the food.',
  STEAM_WATER_LOW:
    'Steaming this long needs {{needed}} g of water and there are about {{found}} g: add water.',
  STEAM_WATER_UNKNOWN:
    'Make sure that there are at least {{needed}} g of water in the bowl before you steam.',
  TURBO_HOT:
    'Never use Turbo above 60 °C, hot food would spurt out: let it cool, or raise the speed slowly.',
  TURBO_HEATED: 'Turbo cannot run while heating: remove the temperature.',
  TURBO_HEATED_FIXED: '{{from}} was removed, because Turbo cannot run while heating.',
  HOT_SUDDEN_SPEED:
    'The contents are hot: raise the speed slowly, {{to}}, with the cup in the lid.',
  HOT_SUDDEN_SPEED_FIXED:
    'Speed {{from}} became {{to}}, raised slowly, because the contents are hot.',
  HEATING_FAST: 'Speed {{from}} is too fast while heating: use {{to}}.',
  HEATING_FAST_FIXED: 'Speed {{from}} became {{to}}, the fastest that is safe while heating.',
  HEATING_TOO_FAST:
    'Speed {{from}} is not safe while heating ({{to}} at most): heat and chop in two steps.',
  WHISK_FAST: 'The whisk may turn at speed {{to}} at most, not {{from}}.',
  WHISK_FAST_FIXED: 'Speed {{from}} became {{to}}, the most that the whisk bears.',
  WHISK_TOO_FAST:
    'The whisk breaks above speed {{to}}: take it out, or use a lower speed than {{from}}.',
  WHISK_MODE: 'The whisk must not be used with Turbo or the dough mode: take it out first.',
  WHISK_HOT:
    'The whisk of the {{model}} bears {{to}} at most: take it out, or lower the temperature.',
  REVERSE_FAST:
    'Reverse is for stirring, up to speed {{to}}: use a lower speed, or turn reverse off to chop.',
  REVERSE_MODE: 'Dough and Turbo have no reverse: turn it off.',
  REVERSE_MODE_FIXED: 'Reverse was turned off, because Dough and Turbo do not have it.',
  DOUGH_HEATED: 'The dough mode cannot heat: warm the ingredients in a step before it.',
  DOUGH_HEATED_FIXED: '{{from}} was removed, because the dough mode cannot heat.',
  DOUGH_HOT: 'The bowl is still hot (about {{from}}): let it cool below 60 °C before kneading.',
  YEAST_WARM: 'Yeast likes 37 °C at most: lower {{from}} to {{to}}.',
  YEAST_WARM_FIXED: '{{from}} became {{to}}, because more weakens yeast.',
  YEAST_HOT: 'Yeast dies at {{from}}: heat to 37 °C at most.',
  YEAST_IN_HOT_BOWL:
    'The bowl is still about {{from}}, which kills yeast: let it cool to 37 °C before adding it.',
  YOLK_HOT: 'Egg yolk curdles above 80 °C: lower {{from}} to {{to}}.',
  DAIRY_BOILS: 'Milk and cream boil over at {{from}}: use {{to}}.',
  DAIRY_BOILS_FIXED: '{{from}} became {{to}}, so that milk or cream does not boil over.',
  DAIRY_TOO_HOT: 'Milk and cream boil over and burn at {{from}}: lower it to {{to}} and watch.',
  CHOCOLATE_WARM: 'Chocolate on its own melts best at 50 °C: lower {{from}} to {{to}}.',
  CHOCOLATE_WARM_FIXED: '{{from}} became {{to}}, so that the chocolate does not burn.',
  CHOCOLATE_HOT: 'Chocolate on its own burns at {{from}}: melt it at {{to}} for longer.',
  OTHER_HEAT: 'This is not done in the appliance: do it in the oven, in a pan or as the text says.',
  OTHER_HEAT_FIXED: 'The step became one done by hand, because the appliance cannot do it.',
  BOWL_OVERFULL: 'About {{found}} ml are in the bowl, which holds {{to}} ml: work in batches.',
  BOWL_FULL_HOT:
    'About {{found}} ml get hot in the bowl, more than the safe {{to}} ml: work in batches.',
  FOAM_FILL:
    'About {{found}} ml with milk get hot, which rises: {{to}} ml are safer, so watch it or work in batches.',
  MODE_MISSING: 'The {{model}} does not have the mode that this step names: cook it another way.',
  TWO_SETTINGS: 'The text has {{found}} settings, but a step runs only one: make a step of each.',
  WEIGH_WHILE_RUNNING:
    'The scale of the {{model}} works only while the blades stand still: weigh in a step before this one.',
  CUP_OUT_FAST: 'From speed {{from}} on the measuring cup must be in the lid: put it in.',
  CUP_KEEPS_STEAM:
    'At {{from}} steam must get out: put the simmering basket on the lid instead of the measuring cup.',
  SPLASHES:
    'Take the measuring cup out and put the simmering basket on the lid, so that steam gets out and nothing splashes.',
  STEAM_LID_OFF: 'Take the lid off the bowl before you put the steaming dish on.',
  STEAM_CUP: 'The measuring cup keeps the steam from the dish: take it out of the lid.',
  STEAM_CUP_FIXED:
    'The measuring cup was removed from the tools, because it keeps the steam from the dish.',
  STEAM_OVER_THICK: 'What is thick burns before it steams: steam over water, stock or a thin soup.',
  LID_OPEN: 'The blades must not turn without the lid: close it.',
  OPEN_COOKING:
    'Cook without the lid only in the mode for it, without blades and at {{to}} at most.',
  SPOON_IN_BOWL:
    'No spoon may go into the bowl while the blades turn: use the spatula that came with the appliance.',
  HOT_BLEND_OPENING:
    'It is hot: do not touch the measuring cup, and wait {{to}} seconds before you open the lid.',
  WHISK_SPATULA: 'The spatula would hit the whisk: do not put it through the lid here.',
  WHISK_LEFT_IN: 'The whisk is still in the bowl: take it out before this step.',
  WHISK_TOO_LITTLE:
    'The whisk of the {{model}} needs at least {{found}} g of cream or {{to}} egg whites: whip more, or by hand.',
  DOUGH_TOO_MUCH:
    'There are about {{found}} g of flour, and the {{model}} kneads {{to}} g at most: knead in two goes.',
  DOUGH_WALKS:
    'The appliance may move while it kneads: stay with it and keep it away from the edge.',
  EMPTY_BOWL_HEATED: 'The bowl seems to be empty: never heat it to {{from}} with nothing in it.',
  SUGAR_DRY: 'Dry sugar burns onto the bowl: melt it in a pan, or add water.',
  OIL_TOO_MUCH:
    'About {{found}} ml of oil get hot, and {{to}} ml are the most that is safe: fry in a pan.',
  BROWNING_BATCH:
    'Up to {{to}} g brown well at a time, and there are about {{found}} g: work in batches.',
  FORMED_FOOD:
    'The blades break this: {{name}}. Cook it in the steaming dish, in the basket or in a pan.',
  FISH_CUT: 'The blades break this: {{name}}. Stir in reverse at speed 1 or softer, or steam it.',
  LONG_PASTA: 'The blades tear this: {{name}}. Stir in reverse at the softest speed, or use a pot.',
  PASTA_CUT: 'Without reverse the blades cut this: {{name}}.',
  FOAMS:
    'This foams when it boils: {{name}}. Put the simmering basket on the lid instead of the cup.',
  BONES_IN_BOWL: 'Bones and stones damage the blades, so take them out first: {{name}}.',
  FROZEN_BLOCK: 'Break it into pieces of 3 cm before you chop it: {{name}}.',
  BOWL_SOILED: 'Wash the bowl and dry it before this step.',
  FAST_TOO_LONG:
    'Speed {{from}} or more for longer than {{to}} minutes strains the motor: stop in between.',
  LUKEWARM_LONG:
    'Food must not stay below {{to}} for hours: choose a higher temperature or a shorter time.',
  YOLK_IN_HOT_BOWL:
    'The bowl is still about {{from}}, where egg yolk curdles: let it cool below {{to}} first.',
  CREAM_IN_WARM_BOWL:
    'The bowl is still about {{from}}, and cream whips only when cold: let it cool to {{to}}.',
  CORE_TEMPERATURE: 'Check that it has reached {{to}} in the middle before you serve it: {{name}}.',
  NOT_IN_SOURCE: 'The source does not say this: {{name}}.',
} as const

/** One sentence for each code, in any language. */
export type NoticeWords = Readonly<Record<keyof typeof ENGLISH_NOTICES, string>>
