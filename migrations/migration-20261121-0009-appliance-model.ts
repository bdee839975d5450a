import { Migration } from '@mikro-orm/migrations'

export class Migration20261121ApplianceModel extends Migration {
  override up(): void {
    this.addSql("alter table app_user add column appliance_model text not null default 'TM6'")
  }
}
