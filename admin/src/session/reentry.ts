import { auth } from './auth';
import { store } from './store';

/** Whether the dialog that asks for the password again is open. */
export const reentryOpen = store(false);

type Deferred = { promise: Promise<void>; resolve: () => void; reject: (reason: Error) => void };

let waiting: Deferred | undefined;

/** Asks to sign in again over what is open. Resolves once they did, rejects when they would rather leave. */
export function requestReentry(): Promise<void> {
  waiting ??= deferred();
  reentryOpen.set(true);
  return waiting.promise;
}

/** Waits until somebody is signed in, asking for the password when nobody is. */
export async function requireSession(): Promise<void> {
  await auth.authStateReady();
  if (!auth.currentUser) await requestReentry();
}

export function settleReentry(entered: boolean): void {
  reentryOpen.set(false);
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
