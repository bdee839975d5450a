import { Migration } from '@mikro-orm/migrations'

export class Migration20261121ModifyAndGenerate extends Migration {
  override up(): void {
    this.addSql('alter table recipe add column is_idea boolean not null default false')
    this.addSql('alter table conversion add column instruction text')
  }
}
