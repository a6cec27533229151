import { Module } from '@nestjs/common';
import { createJob } from '../../platform/clock.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { MachinesModule } from '../../platform/machines/machines.module.js';
import { UsersModule } from '../../platform/users/users.module.js';
import { HistoryModule } from '../../resource/history/history.module.js';
import { MailModule } from '../../resource/mail/mail.module.js';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { Accounts } from './accounts.js';
import { CredentialNotices } from './credential-notices.js';
import { firestoreProvider } from './firestoreProvider.js';
import { FirstAdministrator } from './first-administrator.js';
import { InvitationController } from './invitation.controller.js';
import { InvitationService } from './invitation.service.js';
import { InvitationMails } from './invitation-mails.js';
import { PasswordController } from './password.controller.js';
import { PasswordLimits, PasswordService } from './password.service.js';
import { PasswordClaims } from './password-claims.js';
import { PasswordLinks } from './password-links.js';
import { PasswordLinksRepository } from './password-links.repository.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';
import { UsersPolicy } from './users-policy.js';

/** Interval of the job that settles expired leases. */
const TICK_MS = 60_000;

/** The section `usuarios`: rows in the users store, changes applied to Firebase accounts. */
@Module({
  imports: [HistoryModule, LimitsModule, MachinesModule, MailModule, RowsModule, UsersModule],
  controllers: [InvitationController, PasswordController, SessionsController],
  providers: [
    Accounts,
    CredentialNotices,
    FirstAdministrator,
    firestoreProvider,
    InvitationMails,
    InvitationService,
    PasswordClaims,
    PasswordLimits,
    PasswordLinks,
    PasswordLinksRepository,
    PasswordService,
    createJob(PasswordService, TICK_MS),
    SessionsService,
    UsersPolicy,
  ],
  exports: [Accounts],
})
export class UsuariosModule {}
