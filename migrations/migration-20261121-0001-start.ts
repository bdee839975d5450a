import { Migration } from '@mikro-orm/migrations'

export class Migration20261121Start extends Migration {
  override up(): void {
    this.addSql(`
      create table app_user (
        id uuid primary key,
        created_at timestamptz not null,
        username text not null unique,
        password_hash text,
        verified_at timestamptz,
        language text not null
      )`)
    this.addSql(`
      create table login (
        id uuid primary key,
        created_at timestamptz not null,
        user_id uuid not null references app_user on delete cascade,
        last_used_at timestamptz not null,
        user_agent text
      )`)
    this.addSql('create index login_user_id_index on login (user_id)')
    this.addSql('create index login_last_used_at_index on login (last_used_at)')
    this.addSql(`
      create table session (
        id text primary key,
        user_id uuid not null references app_user on delete cascade,
        login_id uuid not null references login on delete cascade,
        expires_at timestamptz not null
      )`)
    this.addSql('create index session_user_id_index on session (user_id)')
    this.addSql('create index session_login_id_index on session (login_id)')
    this.addSql('create index session_expires_at_index on session (expires_at)')
    this.addSql(`
      create table refresh_token (
        id uuid primary key,
        created_at timestamptz not null,
        login_id uuid not null references login on delete cascade,
        token_hash text not null unique,
        expires_at timestamptz not null,
        spent_at timestamptz
      )`)
    this.addSql('create index refresh_token_login_id_index on refresh_token (login_id)')
    this.addSql(`
      create table mail_token (
        id uuid primary key,
        created_at timestamptz not null,
        user_id uuid not null references app_user on delete cascade,
        purpose text not null,
        token_hash text not null unique,
        expires_at timestamptz not null
      )`)
    this.addSql('create index mail_token_user_id_index on mail_token (user_id)')
    this.addSql(`
      create table credit_entry (
        id uuid primary key,
        created_at timestamptz not null,
        user_id uuid not null references app_user on delete cascade,
        amount int not null,
        kind text not null,
        cause text not null unique
      )`)
    this.addSql('create index credit_entry_user_id_index on credit_entry (user_id)')
    this.addSql(`
      create table recipe (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        user_id uuid not null references app_user on delete cascade,
        version int not null default 1,
        status text not null check (status in ('draft', 'converted')),
        converted_by text,
        language text,
        title text not null,
        description text,
        prep_time_minutes int,
        cook_time_minutes int,
        total_time_minutes int,
        servings_min int,
        servings_max int,
        cuisine text,
        difficulty text,
        tags text[] not null default '{}',
        thermomix_models text[] not null default '{}',
        ingredients jsonb not null default '[]',
        steps jsonb not null default '[]',
        source_url text,
        raw_text text not null,
        read_recipe jsonb
      )`)
    this.addSql('create index recipe_user_id_id_index on recipe (user_id, id desc)')
    this.addSql(`
      create table conversion (
        id uuid primary key,
        created_at timestamptz not null,
        user_id uuid not null references app_user on delete cascade,
        recipe_id uuid references recipe on delete set null,
        recipe_version int not null,
        language text not null,
        stage text not null
          check (stage in ('queued', 'structuring', 'checking', 'done', 'failed')),
        credit text not null check (credit in ('reserved', 'settled', 'released')),
        converter text,
        partial jsonb,
        error_code text,
        error_params jsonb,
        finished_at timestamptz
      )`)
    this.addSql('create index conversion_user_id_index on conversion (user_id)')
    this.addSql('create index conversion_recipe_id_index on conversion (recipe_id)')
    // However often and at once it is asked for, a recipe has one conversion under way.
    this.addSql(`
      create unique index conversion_one_under_way on conversion (recipe_id)
      where finished_at is null`)
  }
}
