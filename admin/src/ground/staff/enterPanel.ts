import { HttpError } from '../api/HttpError';
import { endSession } from '../session/endSession';
import { getYo, type Yo } from './yo';

/** Who came in; or why not, in words for them. `refused`: their session was ended and this browser forgot it. */
export type Entry = { yo: Yo } | { refused: string } | { failed: string };

/**
 * Asks the server who signed in. Only what it refuses ends the session: a server that fails, or that can't be reached,
 * leaves it and everything that was kept as it was.
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

// The sign-in service, which is asked for a new token.
const unreachable = 'No se pudo comprobar su sesión. Revise su internet e intente nuevamente.';
