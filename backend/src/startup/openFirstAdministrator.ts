import { NestFactory } from '@nestjs/core';
import type { Config } from '../platform/config/settings.js';
import type { Connection } from '../platform/database/connect.js';
import type { User } from '../platform/users/user.js';
import type { FirestoreUsers } from '../sections/usuarios/firestore-users.js';
import { FIRESTORE_USERS } from '../sections/usuarios/firestoreProvider.js';
import { FirstAdministrator } from '../sections/usuarios/first-administrator.js';
import { claimDatabase } from './claimDatabase.js';
import { FirstAdministratorModule } from './first-administrator.module.js';

/**
 * Opens only the modules that invite the first administrador and import Firestore users, and claims the database.
 *
 * On failure, closes the connection and throws.
 */
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
