/** Appliances whose limits are known; the first one is assumed where nobody has chosen. */
export const APPLIANCE_MODELS = ['TM6', 'TM31', 'TM5', 'TM7', 'MC_SMART'] as const
export type ApplianceModel = (typeof APPLIANCE_MODELS)[number]
export const DEFAULT_MODEL: ApplianceModel = 'TM6'
