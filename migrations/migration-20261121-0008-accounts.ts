import { Migration } from '@mikro-orm/migrations'

export class Migration20261121Accounts extends Migration {
  override up(): void {
    this.addSql('alter table app_user add column google_subject text unique')
    this.addSql('alter table app_user add column terms_version text')
    this.addSql('alter table app_user add column terms_agreed_at timestamptz')
    this.addSql('alter table refresh_token add column successor_salt text')
    this.addSql('alter table mail_token add column address text')
    this.addSql(`
      update mail_token set address = app_user.username
      from app_user where app_user.id = mail_token.user_id`)
    this.addSql('alter table mail_token alter column address set not null')
    // In the form that rate-limiter-flexible expects.
    this.addSql(`
      create table rate_limit (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`)
    this.addSql('create index rate_limit_expire_index on rate_limit (expire)')
  }
}
