import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { baseProperties } from '#server/db/base.entity.ts'
import { type ApplianceModel, DEFAULT_MODEL } from '#shared/appliance/models.ts'
import type { Language } from '#shared/language.ts'

export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'app_user',
  properties: {
    ...baseProperties,
    /** The e-mail address in lower case. */
    username: p.text().unique(),
    passwordHash: p.text().nullable(),
    verifiedAt: p.datetime().nullable(),
    /** Who it is at Google; their address may change, this does not. */
    googleSubject: p.text().unique().nullable(),
    termsVersion: p.text().nullable(),
    termsAgreedAt: p.datetime().nullable(),
    language: p.text().$type<Language>(),
    /** The appliance that the user cooks with. */
    applianceModel: p.text().$type<ApplianceModel>().default(DEFAULT_MODEL),
  },
})
export type UserRow = InferEntity<typeof UserEntity>
