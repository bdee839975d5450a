import { Migration } from '@mikro-orm/migrations'

export class Migration20261121SearchIndex extends Migration {
  override up(): void {
    // What was saved would wait in a list, which each search reads whole until a vacuum sorts it in;
    // sorted in at once, a recipe is saved no slower.
    this.addSql('alter index recipe_search_index set (fastupdate = off)')
    this.addSql(`select gin_clean_pending_list('recipe_search_index')`)
  }
}
