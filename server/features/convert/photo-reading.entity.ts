import { defineEntity, p } from '@mikro-orm/core'
import { baseProperties } from '#server/db/base.entity.ts'
import type { PhotoRead } from '#shared/convert.ts'
import type { ErrorCode, ErrorParams } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'

/**
 * Photos that somebody waits for to be read. `pages`, a column of its own accord, holds them as
 * grey pictures without anything else of their files, and is empty once they are read.
 */
export const PhotoReadingEntity = defineEntity({
  name: 'PhotoReading',
  tableName: 'photo_reading',
  properties: {
    ...baseProperties,
    userId: p.uuid(),
    language: p.text().$type<Language>(),
    recipeId: p.uuid().nullable(),
    lines: p.json<PhotoRead['lines']>().nullable(),
    errorCode: p.text().$type<ErrorCode>().nullable(),
    errorParams: p.json<ErrorParams>().nullable(),
    finishedAt: p.datetime().nullable(),
  },
})
