import { p } from '@mikro-orm/core'
import { v7 as uuidv7 } from 'uuid'

/** Columns that every table of ours begins with; ids sort by the time they were made. */
export const baseProperties = {
  id: p
    .uuid()
    .primary()
    .onCreate(() => uuidv7()),
  createdAt: p.datetime().onCreate(() => new Date()),
}
