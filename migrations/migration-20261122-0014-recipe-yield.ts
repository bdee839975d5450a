import { Migration } from '@mikro-orm/migrations'

export class Migration20261122RecipeYield extends Migration {
  override up(): void {
    // "16 cookies": what a recipe gives where it does not count people.
    this.addSql('alter table recipe add column yield_text text null')
  }
}
