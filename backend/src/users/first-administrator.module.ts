import { sections } from '@coop/domain';
import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { FirebaseModule } from '../auth/firebase.module.js';
import type { Config } from '../config.js';
import { configModule } from '../configModule.js';
import type { Connection } from '../database/connect.js';
import { DatabaseModule } from '../database/database.module.js';
import { HistoryModule } from '../history/history.module.js';
import { MailRepository } from '../mail/mail.repository.js';
import { Outbox } from '../mail/outbox.js';
import { RowStores } from '../sections/row-stores.js';
import { RowWriter } from '../sections/row-writer.js';
import { SectionPolicies } from '../sections/section-policy.js';
import { TableStore } from '../sections/table-store.js';
import { Accounts } from './accounts.js';
import { CredentialNotices } from './credential-notices.js';
import { FirstAdministrator } from './first-administrator.js';
import { InvitationService } from './invitation.service.js';
import { PasswordLinks } from './password-links.js';
import { PasswordLinksRepository } from './password-links.repository.js';
import { UsersModule } from './users.module.js';
import { UsersPolicy } from './users-policy.js';
import { UsersRowStore } from './users-row-store.js';

/**
 * What makes the first administrator, beside a server that may be running: the users and what tells of them. No job runs,
 * none of the server's folders is touched, nothing is sent.
 */
@Module({
  imports: [FirebaseModule, HistoryModule, UsersModule],
  providers: [
    Accounts,
    CredentialNotices,
    FirstAdministrator,
    InvitationService,
    MailRepository,
    Outbox,
    PasswordLinks,
    PasswordLinksRepository,
    RowStores,
    RowWriter,
    SectionPolicies,
    TableStore,
    UsersPolicy,
    UsersRowStore,
  ],
})
export class FirstAdministratorModule implements OnModuleInit {
  static on(config: Config, connection: Connection): DynamicModule {
    return { module: FirstAdministratorModule, imports: [configModule(config), DatabaseModule.on(connection)] };
  }

  constructor(
    private readonly stores: RowStores,
    private readonly policies: SectionPolicies,
    private readonly rows: UsersRowStore,
    private readonly policy: UsersPolicy,
  ) {}

  onModuleInit() {
    this.stores.keep(sections.usuarios.name, this.rows);
    this.policies.add(({ name }) => name === sections.usuarios.name, this.policy);
  }
}
