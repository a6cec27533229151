import type { Session } from '@coop/domain/answers';
import { httpClient } from '../api/httpClient';

/** Who signed in and what they may do, as the server says. */
export type Yo = Session;

/** Reads it for the signed-in user. Throws HttpError: 403 when the user has no role here. */
export const getYo = async (): Promise<Yo> => (await httpClient('/api/yo')).json as Yo;
