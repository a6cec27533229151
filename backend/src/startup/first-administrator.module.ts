import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { configModule } from '../platform/config/config.js';
import type { Config } from '../platform/config/settings.js';
import type { Connection } from '../platform/database/connect.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { EntidadInForce, NeverPublished, PublishedEntidad } from '../platform/entidad.js';
import { PlatformModule } from '../platform/platform.module.js';
import type { User } from '../platform/users/user.js';
import { HistoryRepository } from '../resource/history/history.repository.js';
import { MailRepository } from '../resource/mail/mail.repository.js';
import { MailChoicesRepository } from '../resource/mail/mail-choices.repository.js';
import { MailTextsRepository } from '../resource/mail/mail-texts.repository.js';
import { Outbox } from '../resource/mail/outbox.js';
import { MailSender } from '../resource/mail/sender.js';
import { RowStores } from '../resource/rows/row-stores.js';
import { RowWriter } from '../resource/rows/row-writer.js';
import { SectionPolicies } from '../resource/rows/section-policy.js';
import { TableStore } from '../resource/rows/table-store.js';
import { Accounts } from '../sections/usuarios/accounts.js';
import { CredentialNotices } from '../sections/usuarios/credential-notices.js';
import type { FirestoreUsers } from '../sections/usuarios/firestore-users.js';
import { FIRESTORE_USERS, firestoreProvider } from '../sections/usuarios/firestoreProvider.js';
import { FirstAdministrator } from '../sections/usuarios/first-administrator.js';
import { InvitationService } from '../sections/usuarios/invitation.service.js';
import { InvitationMails } from '../sections/usuarios/invitation-mails.js';
import { PasswordClaims } from '../sections/usuarios/password-claims.js';
import { PasswordLinks } from '../sections/usuarios/password-links.js';
import { PasswordLinksRepository } from '../sections/usuarios/password-links.repository.js';
import { UsersPolicy } from '../sections/usuarios/users-policy.js';
import { claimDatabase } from './claimDatabase.js';

/** Users and mails only, while a server may be running: no jobs, no folders, no sending. */
@Module({
  imports: [PlatformModule],
  providers: [
    Accounts,
    CredentialNotices,
    EntidadInForce,
    FirstAdministrator,
    HistoryRepository,
    firestoreProvider,
    InvitationMails,
    InvitationService,
    MailChoicesRepository,
    MailRepository,
    MailSender,
    MailTextsRepository,
    Outbox,
    PasswordClaims,
    PasswordLinks,
    PasswordLinksRepository,
    RowStores,
    RowWriter,
    SectionPolicies,
    TableStore,
    UsersPolicy,
    // Before the first administrador exists, nobody can have published it.
    { provide: PublishedEntidad, useClass: NeverPublished },
  ],
})
class FirstAdministratorModule implements OnModuleInit {
  static on(config: Config, connection: Connection): DynamicModule {
    return { module: FirstAdministratorModule, imports: [configModule(config), DatabaseModule.on(connection)] };
  }

  constructor(
    private readonly policies: SectionPolicies,
    private readonly policy: UsersPolicy,
  ) {}

  onModuleInit() {
    this.policies.register([this.policy]);
  }
}

/** Opens those modules and claims the database; on failure closes and throws. */
export async function openFirstAdministrator(config: Config, connection: Connection) {
  const app = await claimDatabase(connection.database, config)
    .then(() =>
      NestFactory.createApplicationContext(FirstAdministratorModule.on(config, connection), {
        logger: false,
        abortOnError: false,
      }),
    )
    .catch(async (error: unknown) => {
      await connection.close();
      throw error;
    });
  return {
    invite: (email: string): Promise<string> => app.get(FirstAdministrator).invite(email),
    takeIn: (): Promise<User[]> => app.get<FirestoreUsers>(FIRESTORE_USERS).importChanges(),
    close: (): Promise<void> => app.close(),
  };
}
