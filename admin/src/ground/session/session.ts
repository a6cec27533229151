import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signOut,
} from 'firebase/auth';
import { store } from '../page/pendingRequests';
import { settings } from '../page/settings';

const { emulador, ...firebase } = settings.firebase;

/** Firebase Auth without pop-ups or redirects, so that no third-party script is loaded. */
export const auth = initializeAuth(initializeApp(firebase), {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
auth.languageCode = 'es';
if (emulador) connectAuthEmulator(auth, location.origin, { disableWarnings: true });

/** `leaving` during sign-out, `ended` afterwards, when the gate hides the panel. */
export const departure = store<'staying' | 'leaving' | 'ended'>('staying');

const otherTabs = new BroadcastChannel('sesion');
otherTabs.onmessage = () => void endSession({ announce: false });

/** Signs out in all tabs and clears the browser's data; false on failure. */
export async function endSession({ announce = true } = {}): Promise<boolean> {
  departure.set('leaving');
  const forget = await loadForgetBrowser();
  try {
    await signOut(auth);
  } catch (error) {
    console.error('Error al cerrar sesión', error);
    departure.set('staying');
    return false;
  }
  forget();
  if (announce) otherTabs.postMessage('salida');
  departure.set('ended');
  return true;
}

/** Lazy-loaded, since the sign-in page lacks the sections; on failure everything is cleared. */
const loadForgetBrowser = (): Promise<() => void> =>
  import('../store/forgetBrowser').then(
    ({ forgetBrowser }) => forgetBrowser,
    () => () => {
      localStorage.clear();
      sessionStorage.clear();
    },
  );

const KEY = 'ingreso.aviso';

/** Stores a one-time message for the sign-in page, which is a separate document. */
export const storeSignOutMessage = (word: string): void => sessionStorage.setItem(KEY, word);

/** Returns the stored message and deletes it. */
export function takeSignOutMessage(): string | undefined {
  const word = sessionStorage.getItem(KEY) ?? undefined;
  sessionStorage.removeItem(KEY);
  return word;
}

/** Reason for the password prompt: the session ended, or the request needs a recent sign-in. */
export type Reentry = 'ended' | 'confirm';

/** Reason of the open password prompt; undefined if closed. */
export const reentry = store<Reentry | undefined>(undefined);

type Deferred = { promise: Promise<void>; resolve: () => void; reject: (reason: Error) => void };

let waiting: Deferred | undefined;
let known: string | undefined;

auth.onAuthStateChanged((user) => {
  if (!user || user.uid === known) return;
  // Another user signed in from another tab: pending requests are rejected, not sent under that identity.
  if (known) settleReentry(false);
  known = user.uid;
});

/** Uid of the session's user, also after the session expired. */
export const sessionOwner = (): string | undefined => auth.currentUser?.uid ?? known;

/** Opens the password prompt over the current page. Resolves on success; rejects if the user cancels. */
export function requestReentry(why: Reentry = 'ended'): Promise<void> {
  waiting ??= deferred();
  // An ended session takes precedence, because it cannot be declined.
  reentry.set(reentry.get() === 'ended' ? 'ended' : why);
  return waiting.promise;
}

/** Waits for a signed-in user, prompting for the password if there is none. */
export async function requireSession(): Promise<void> {
  await auth.authStateReady();
  if (!auth.currentUser) await requestReentry();
}

/** Resumes the requests that wait for the password, or rejects them if the user gave up. */
export function settleReentry(entered: boolean): void {
  reentry.set(undefined);
  if (entered) waiting?.resolve();
  else waiting?.reject(new Error('No se volvió a ingresar'));
  waiting = undefined;
}

// Promise.withResolvers is missing in the oldest supported browsers.
function deferred(): Deferred {
  let resolve: () => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<void>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
