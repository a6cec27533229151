import { initializeApp } from 'firebase/app';
import { browserLocalPersistence, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import { settings } from '../page/settings';

const { emulador, ...firebase } = settings.firebase;

/** Firebase Auth without pop-ups or redirects, so that no third-party script is loaded. */
export const auth = initializeAuth(initializeApp(firebase), {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
auth.languageCode = 'es';
if (emulador) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
