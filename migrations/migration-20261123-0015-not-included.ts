import { Migration } from '@mikro-orm/migrations'

export class Migration20261123NotIncluded extends Migration {
  override up(): void {
    // From where to where in the raw text there is something that the recipe does not tell.
    this.addSql('alter table recipe add column not_included jsonb null')
  }
}
