import { sections } from '@coop/domain';
import { Module, type OnModuleInit } from '@nestjs/common';
import { HistoryModule } from '../history/history.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { MailModule } from '../mail/mail.module.js';
import { RowStores } from '../sections/row-stores.js';
import { SectionPolicies } from '../sections/section-policy.js';
import { SectionsModule } from '../sections/sections.module.js';
import { Accounts } from './accounts.js';
import { CredentialNotices } from './credential-notices.js';
import { DemoAccounts } from './demo-accounts.js';
import { FirstAdministrator } from './first-administrator.js';
import { InvitationController } from './invitation.controller.js';
import { InvitationService } from './invitation.service.js';
import { PasswordController } from './password.controller.js';
import { PasswordService } from './password.service.js';
import { PasswordLimits } from './password-limits.js';
import { PasswordLinks } from './password-links.js';
import { PasswordLinksRepository } from './password-links.repository.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';
import { UsersModule } from './users.module.js';
import { UsersPolicy } from './users-policy.js';
import { UsersRowStore } from './users-row-store.js';

const { usuarios } = sections;

/** The section `usuarios`: its rows are the users store's, its changes reach the accounts at Firebase. */
@Module({
  imports: [HistoryModule, LimitsModule, MailModule, SectionsModule, UsersModule],
  controllers: [InvitationController, PasswordController, SessionsController],
  providers: [
    Accounts,
    CredentialNotices,
    DemoAccounts,
    FirstAdministrator,
    InvitationService,
    PasswordLimits,
    PasswordLinks,
    PasswordLinksRepository,
    PasswordService,
    SessionsService,
    UsersPolicy,
    UsersRowStore,
  ],
  exports: [DemoAccounts],
})
export class UsuariosModule implements OnModuleInit {
  constructor(
    private readonly stores: RowStores,
    private readonly policies: SectionPolicies,
    private readonly rows: UsersRowStore,
    private readonly policy: UsersPolicy,
  ) {}

  onModuleInit() {
    this.stores.keep(usuarios.name, this.rows);
    this.policies.add((section) => section.name === usuarios.name, this.policy);
  }
}
