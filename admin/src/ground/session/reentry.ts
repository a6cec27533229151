import { store } from '../page/store';
import { auth } from './auth';

/**
 * Why the password is asked for again: the session ended, or what was asked for takes a password given a moment ago.
 */
export type Reentry = 'ended' | 'confirm';

/** Why the dialog that asks for the password again is open; undefined: it isn't. */
export const reentry = store<Reentry | undefined>(undefined);

type Deferred = { promise: Promise<void>; resolve: () => void; reject: (reason: Error) => void };

let waiting: Deferred | undefined;
let known: string | undefined;

auth.onAuthStateChanged((user) => {
  if (!user || user.uid === known) return;
  // Somebody else came in, by another tab: nothing that waited goes out in their name.
  if (known) settleReentry(false);
  known = user.uid;
});

/** Whose the session is, or was until it ended by itself. */
export const sessionOwner = (): string | undefined => auth.currentUser?.uid ?? known;

/** Asks for the password over what is open. Resolves once they gave it, rejects when they would rather not. */
export function requestReentry(why: Reentry = 'ended'): Promise<void> {
  waiting ??= deferred();
  // Who lost the session can't go on by declining.
  reentry.set(reentry.get() === 'ended' ? 'ended' : why);
  return waiting.promise;
}

/** Waits until somebody is signed in, asking for the password when nobody is. */
export async function requireSession(): Promise<void> {
  await auth.authStateReady();
  if (!auth.currentUser) await requestReentry();
}

export function settleReentry(entered: boolean): void {
  reentry.set(undefined);
  if (entered) waiting?.resolve();
  else waiting?.reject(new Error('No se volvió a ingresar'));
  waiting = undefined;
}

// Promise.withResolvers is younger than the oldest browsers that the panel serves.
function deferred(): Deferred {
  let resolve: () => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<void>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
