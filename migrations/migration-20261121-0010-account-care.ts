import { Migration } from '@mikro-orm/migrations'

export class Migration20261121AccountCare extends Migration {
  override up(): void {
    // Outlives the accounts, so it names nobody: the hash is of no use without our key.
    this.addSql('create table rewarded_address (address_hash text primary key)')
    this.addSql('alter table credit_entry add column title text')
    this.addSql(`
      update credit_entry set title = recipe.title
      from conversion join recipe on recipe.id = conversion.recipe_id
      where credit_entry.user_id = conversion.user_id
        and credit_entry.cause in ('conversion:' || conversion.id, 'release:' || conversion.id)`)
    this.addSql(`
      create index checkout_paid on checkout (asked_at)
      where state = 'paid'`)
    this.addSql('create index refresh_token_expires_at_index on refresh_token (expires_at)')
  }
}
