import { Migration } from '@mikro-orm/migrations'

export class Migration20261121AiAndUndo extends Migration {
  override up(): void {
    this.addSql('alter table conversion add column ai_model text')
    this.addSql('alter table conversion add column prompt_version text')
    this.addSql('alter table conversion add column ai_calls integer not null default 0')
    this.addSql('alter table conversion add column tokens_in integer not null default 0')
    this.addSql('alter table conversion add column tokens_out integer not null default 0')
    this.addSql('alter table conversion add column tokens_cached integer not null default 0')
    this.addSql('alter table conversion add column before jsonb')
    this.addSql('alter table conversion add column is_undone boolean not null default false')
    this.addSql(
      'create index conversion_under_way_by_user on conversion (user_id) where finished_at is null',
    )
  }
}
