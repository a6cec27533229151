import { Problem } from '../http/problem.js';

/** For how long a password counts as just given, in seconds. */
const RECENT_SECONDS = 15 * 60;

/** Throws 401 when the password was given too long ago: `signedInAt` in seconds since 1970, as tokens count. */
export function requireRecentSignIn(signedInAt: number): void {
  if (Date.now() / 1000 - signedInAt > RECENT_SECONDS) throw new Problem('reautenticacion_requerida');
}
