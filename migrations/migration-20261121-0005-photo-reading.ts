import { Migration } from '@mikro-orm/migrations'

export class Migration20261121PhotoReading extends Migration {
  override up(): void {
    this.addSql(`
      create table photo_reading (
        id uuid primary key,
        created_at timestamptz not null,
        user_id uuid not null references app_user on delete cascade,
        language text not null,
        pages bytea[],
        recipe_id uuid references recipe on delete set null,
        lines jsonb,
        error_code text,
        error_params jsonb,
        finished_at timestamptz
      )`)
    this.addSql('create index photo_reading_user_id_index on photo_reading (user_id)')
  }
}
