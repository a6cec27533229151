import type { Session } from '@coop/domain/answers';
import { httpClient } from '../api/httpClient';

/** The signed-in user and their permissions. */
export type Yo = Session;

/** Fetches the signed-in user. Throws HttpError: 403 if the user has no role. */
export const getYo = async (): Promise<Yo> => (await httpClient('/api/yo')).json as Yo;
