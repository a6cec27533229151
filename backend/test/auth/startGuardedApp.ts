import type { Server } from 'node:http';
import { type INestApplication, type LoggerService, type Type } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Auth } from 'firebase-admin/auth';
import { EmulatorModule } from '../../src/platform/auth/emulator/emulator.module.js';
import { FIREBASE_AUTH } from '../../src/platform/auth/firebase.module.js';
import { configModule, readConfig } from '../../src/platform/config/config.js';
import type { Connection } from '../../src/platform/database/connect.js';
import { DATABASE, type Database } from '../../src/platform/database/database.js';
import { DatabaseModule } from '../../src/platform/database/database.module.js';
import { BodyInterceptor } from '../../src/platform/http/body/body.interceptor.js';
import { ProblemFilter } from '../../src/platform/http/problem.filter.js';
import { PlatformModule } from '../../src/platform/platform.module.js';
import { UserCache } from '../../src/platform/users/user-cache.js';
import { UserStore } from '../../src/platform/users/user-store.js';
import { openTestDatabase } from '../support/openTestDatabase.js';

/** A server with the real guard, user store and emulator, and only the given controllers. */
export type GuardedApp = {
  server: Server;
  users: UserStore;
  known: UserCache;
  firebase: Auth;
  database: Database;
  /** Logged warnings and errors. */
  logged: string[];
  close: () => Promise<void>;
};

export const startGuardedApp = async (...controllers: Type[]): Promise<GuardedApp> =>
  startGuardedAppOn(await openTestDatabase(), ...controllers);

/** Starts the server on an existing connection, next to another server. */
export async function startGuardedAppOn(connection: Connection, ...controllers: Type[]): Promise<GuardedApp> {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const config = readConfig({ NODE_ENV: 'test', FIREBASE_AUTH_EMULATOR_HOST: emulator });

  const logged: string[] = [];
  const app: INestApplication = await NestFactory.create<NestExpressApplication>(
    {
      module: class GuardedModule {},
      imports: [configModule(config), DatabaseModule.on(connection), PlatformModule, EmulatorModule],
      controllers,
      providers: [
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_INTERCEPTOR, useClass: BodyInterceptor },
      ],
    },
    { logger: listeningLogger(logged), bodyParser: false, abortOnError: false },
  );
  try {
    await app.listen(0, '127.0.0.1');
  } catch (error) {
    await app.close();
    throw error;
  }
  return {
    server: app.getHttpServer(),
    users: app.get(UserStore, { strict: false }),
    known: app.get(UserCache, { strict: false }),
    firebase: app.get(FIREBASE_AUTH, { strict: false }),
    database: app.get(DATABASE, { strict: false }),
    logged,
    close: () => app.close(),
  };
}

const listeningLogger = (logged: string[]): LoggerService => ({
  log: () => undefined,
  warn: (message: string) => logged.push(message),
  error: (message: string) => logged.push(message),
});
