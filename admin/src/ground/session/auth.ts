import { initializeApp } from 'firebase/app';
import { browserLocalPersistence, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import { settings } from '../page/settings';

const { emulador, ...firebase } = settings.firebase;

/** The sign-in service. Without pop-ups or redirects, so that no foreign script is ever loaded. */
export const auth = initializeAuth(initializeApp(firebase), {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
auth.languageCode = 'es';
if (emulador) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
