import { type ApplianceModel, DEFAULT_MODEL } from '#shared/appliance/models.ts'
import { useSession } from './use-session.ts'

/** The appliance that recipes are checked against: the one that the person has chosen. */
export function useApplianceModel(): ApplianceModel {
  return useSession().user?.applianceModel ?? DEFAULT_MODEL
}
