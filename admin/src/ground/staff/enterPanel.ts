import { HttpError } from '../api/HttpError';
import { endSession } from '../session/endSession';
import { getYo, type Yo } from './yo';

/**
 * Result of entering the panel: the user, or the reason. `refused` means that the session was ended and the browser
 * cleared.
 */
export type Entry = { yo: Yo } | { refused: string } | { failed: string };

/**
 * Fetches the signed-in user. Ends the session only if the server refuses it; network or server errors change nothing.
 */
export async function enterPanel({ announce = true } = {}): Promise<Entry> {
  try {
    return { yo: await getYo() };
  } catch (error) {
    if (!(error instanceof HttpError)) return { failed: unreachable };
    const isRefused = error.status === 401 || error.status === 403;
    return isRefused && (await endSession({ announce })) ? { refused: error.message } : { failed: error.message };
  }
}

// The sign-in service failed to renew the token.
const unreachable = 'No se pudo comprobar su sesión. Revise su internet e intente nuevamente.';
