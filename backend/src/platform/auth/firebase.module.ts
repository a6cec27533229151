import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { type App, applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { v7 as uuidv7 } from 'uuid';
import { CONFIG } from '../config/config.js';
import type { Config } from '../config/settings.js';

export const FIREBASE = Symbol('FIREBASE');
export const FIREBASE_AUTH = Symbol('FIREBASE_AUTH');

/** Throws if environment and settings differ: with an emulator, firebase-admin accepts unsigned tokens. */
export function openFirebase(config: Config): App {
  const emulator = config.FIREBASE_AUTH_EMULATOR_HOST;
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST && process.env.FIREBASE_AUTH_EMULATOR_HOST !== emulator)
    throw new Error('FIREBASE_AUTH_EMULATOR_HOST stands in the environment but not in the settings');
  if (emulator) process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator;
  const credential = emulator ? {} : { credential: applicationDefault() };
  return initializeApp({ projectId: config.FIREBASE_PROJECT_ID, ...credential }, uuidv7());
}

@Global()
@Module({
  providers: [
    { provide: FIREBASE, inject: [CONFIG], useFactory: (config: Config) => openFirebase(config) },
    { provide: FIREBASE_AUTH, inject: [FIREBASE], useFactory: (app: App) => getAuth(app) },
  ],
  exports: [FIREBASE, FIREBASE_AUTH],
})
export class FirebaseModule implements OnApplicationShutdown {
  constructor(@Inject(FIREBASE) private readonly app: App) {}

  onApplicationShutdown() {
    return deleteApp(this.app);
  }
}
