import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { type App, deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { CONFIG } from '../config/config.js';
import type { Config } from '../config/settings.js';
import { FIREBASE, FIREBASE_AUTH, openFirebase } from './firebase.js';

/** Provides the Firebase app and its sign-in service, and closes them at shutdown. */
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
