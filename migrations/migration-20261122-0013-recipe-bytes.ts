import { Migration } from '@mikro-orm/migrations'

export class Migration20261122RecipeBytes extends Migration {
  override up(): void {
    // What a recipe takes of its owner's library, beside the recipe so that adding up reads no text.
    this.addSql(`
      alter table recipe add column bytes int not null
        generated always as (
          octet_length(raw_text) + octet_length(ingredients::text) + octet_length(steps::text)
          + coalesce(octet_length(read_recipe::text), 0) + coalesce(octet_length(description), 0)
        ) stored`)
  }
}
