import { Migration } from '@mikro-orm/migrations'

export class Migration20261121Payments extends Migration {
  override up(): void {
    // What was sold stays for the books when the account is deleted, without whose it was.
    this.addSql(`
      create table checkout (
        id uuid primary key,
        created_at timestamptz not null,
        user_id uuid references app_user on delete set null,
        session_id text unique,
        payment_id text,
        amount int not null check (amount > 0),
        price_cents int not null check (price_cents > 0),
        state text not null
          check (state in ('open', 'processing', 'paid', 'failed', 'expired')),
        claimed int not null default 0 check (claimed between 0 and amount),
        taken int not null default 0 check (taken between 0 and claimed),
        version int not null default 0,
        asked_at timestamptz
      )`)
    this.addSql('create index checkout_user_id_index on checkout (user_id)')
    this.addSql('create index checkout_payment_id_index on checkout (payment_id)')
    this.addSql(`
      create index checkout_unsettled on checkout (asked_at)
      where state in ('open', 'processing')`)
    this.addSql(`
      create table stripe_event (
        id text primary key,
        created_at timestamptz not null,
        type text not null
      )`)
    this.addSql('create index stripe_event_created_at_index on stripe_event (created_at)')
    this.addSql('alter table credit_entry add column claimed int')
    this.addSql('drop index credit_entry_user_id_index')
    this.addSql('create index credit_entry_user_id_id_index on credit_entry (user_id, id desc)')
  }
}
