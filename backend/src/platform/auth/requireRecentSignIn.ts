import { Problem } from '../http/problem.js';

/** Maximum age of a recent sign-in, in seconds. */
const RECENT_SECONDS = 15 * 60;

/** Throws 401 if the sign-in is too old. `signedInAt` in seconds since 1970, as in tokens. */
export function requireRecentSignIn(signedInAt: number): void {
  if (Date.now() / 1000 - signedInAt > RECENT_SECONDS) throw new Problem('reautenticacion_requerida');
}
