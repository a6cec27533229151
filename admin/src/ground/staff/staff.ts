import type { Session } from '@coop/domain/answers';
import { createContext, useContext } from 'react';
import { HttpError, httpClient } from '../api/fetchApi';
import { endSession } from '../session/session';

/** The signed-in user, with role and permissions. */
export type Yo = Session;

/** Fetches the signed-in user. Throws HttpError: 403 if the user has no role. */
const getYo = async (): Promise<Yo> => (await httpClient('/api/yo')).json as Yo;

export const YoContext = createContext<Yo | undefined>(undefined);

/** `refused`: the session was ended and the browser cleared. */
type Entry = { yo: Yo } | { refused: string } | { failed: string };

/** Fetches the user; ends the session only if the server refuses it. */
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

/** Returns the signed-in user. Throws outside the gate. */
export function useYo(): Yo {
  const yo = useContext(YoContext);
  if (!yo) throw new Error('useYo needs the gate around it');
  return yo;
}

/** Returns a permission check of the signed-in user: `can(section.name, 'publicar')`. */
export function useCan(): (section: string, action: string) => boolean {
  const { permisos } = useYo();
  return (section, action) => permisos[section]?.includes(action) ?? false;
}
