import { Migration } from '@mikro-orm/migrations'

export class Migration20261121ShoppingList extends Migration {
  override up(): void {
    this.addSql(`
      create table shopping_list (
        id uuid primary key,
        created_at timestamptz not null,
        user_id uuid not null unique references app_user on delete cascade,
        version int not null default 0,
        content jsonb not null,
        applied_operations text[] not null default '{}'
      )`)
  }
}
