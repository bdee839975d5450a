import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { type ApplianceModel, DEFAULT_MODEL } from '#shared/appliance/models.ts'

/** The appliance that a user cooks with; it stands in the user's row, and that is not ours. */
export async function applianceOf(em: SqlEntityManager, userId: string): Promise<ApplianceModel> {
  const [row] = await em.execute<{ model: ApplianceModel }[]>(
    'select appliance_model as model from app_user where id = ?',
    [userId],
  )
  return row?.model ?? DEFAULT_MODEL
}
