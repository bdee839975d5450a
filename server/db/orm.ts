import { Migrator } from '@mikro-orm/migrations'
import { MikroORM, type Options } from '@mikro-orm/postgresql'
import type { PoolConfig } from 'pg'
import { Migration20261121Start } from '../../migrations/migration-20261121-0001-start.ts'
import { Migration20261121ModifyAndGenerate } from '../../migrations/migration-20261121-0002-modify-and-generate.ts'
import { Migration20261121ShoppingList } from '../../migrations/migration-20261121-0003-shopping-list.ts'
import { Migration20261121AiAndUndo } from '../../migrations/migration-20261121-0004-ai-and-undo.ts'
import { Migration20261121PhotoReading } from '../../migrations/migration-20261121-0005-photo-reading.ts'
import { Migration20261121RecipeSearch } from '../../migrations/migration-20261121-0006-recipe-search.ts'
import { Migration20261121Payments } from '../../migrations/migration-20261121-0007-payments.ts'
import { Migration20261121Accounts } from '../../migrations/migration-20261121-0008-accounts.ts'
import { Migration20261121ApplianceModel } from '../../migrations/migration-20261121-0009-appliance-model.ts'
import { Migration20261121AccountCare } from '../../migrations/migration-20261121-0010-account-care.ts'
import { Migration20261121Indexes } from '../../migrations/migration-20261121-0011-indexes.ts'
import { Migration20261121SearchIndex } from '../../migrations/migration-20261121-0012-search-index.ts'
import { Migration20261122RecipeBytes } from '../../migrations/migration-20261122-0013-recipe-bytes.ts'
import { Migration20261122RecipeYield } from '../../migrations/migration-20261122-0014-recipe-yield.ts'
import { Migration20261123NotIncluded } from '../../migrations/migration-20261123-0015-not-included.ts'
import { commitSubscriber } from './after-commit.ts'
import { takeBackBroken } from './pool.ts'

/** Every migration in order; one that has landed is never edited. */
const migrationsList = [
  { name: 'migration-20261121-0001-start', class: Migration20261121Start },
  {
    name: 'migration-20261121-0002-modify-and-generate',
    class: Migration20261121ModifyAndGenerate,
  },
  { name: 'migration-20261121-0003-shopping-list', class: Migration20261121ShoppingList },
  { name: 'migration-20261121-0004-ai-and-undo', class: Migration20261121AiAndUndo },
  { name: 'migration-20261121-0005-photo-reading', class: Migration20261121PhotoReading },
  { name: 'migration-20261121-0006-recipe-search', class: Migration20261121RecipeSearch },
  { name: 'migration-20261121-0007-payments', class: Migration20261121Payments },
  { name: 'migration-20261121-0008-accounts', class: Migration20261121Accounts },
  { name: 'migration-20261121-0009-appliance-model', class: Migration20261121ApplianceModel },
  { name: 'migration-20261121-0010-account-care', class: Migration20261121AccountCare },
  { name: 'migration-20261121-0011-indexes', class: Migration20261121Indexes },
  { name: 'migration-20261121-0012-search-index', class: Migration20261121SearchIndex },
  { name: 'migration-20261122-0013-recipe-bytes', class: Migration20261122RecipeBytes },
  { name: 'migration-20261122-0014-recipe-yield', class: Migration20261122RecipeYield },
  { name: 'migration-20261123-0015-not-included', class: Migration20261123NotIncluded },
]

const CONNECTIONS = 10

export type Entities = NonNullable<Options['entities']>

/**
 * Connects lazily. `entities` comes from above, because this folder knows no feature. `driverOptions` are
 * of the pool; without any, every statement may take as long as it likes.
 */
export function createOrm(
  databaseUrl: string,
  entities: Entities,
  driverOptions: PoolConfig = {},
): MikroORM {
  return new MikroORM({
    clientUrl: databaseUrl,
    entities,
    extensions: [Migrator],
    subscribers: [commitSubscriber],
    pool: { max: CONNECTIONS },
    driverOptions: { ...driverOptions, onPoolCreated: takeBackBroken },
    migrations: { migrationsList, snapshot: false, tableName: 'schema_migration' },
    discovery: { checkDuplicateFieldNames: false },
    logger: () => {},
    // Entities are loaded, changed and let go of within one call.
    allowGlobalContext: false,
  })
}
