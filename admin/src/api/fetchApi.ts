import { auth } from '../session/auth';
import { requestReentry } from '../session/reentry';
import { HttpError, type Problem } from './HttpError';

/**
 * Calls the API with the user's fresh token. When the server no longer takes it, asks to sign in again and repeats the
 * call once. Throws HttpError for every answer that is not a success (status 0: no answer came).
 */
export async function fetchApi(url: string, init: RequestInit = {}): Promise<Response> {
  let response = await send(url, init, false);
  // A role that was changed meanwhile, or a clock that drifted: a token made now may do.
  if (response.status === 401 && auth.currentUser) response = await send(url, init, true);
  if (response.status === 401 && url !== '/api/yo') {
    const again = await requestReentry().then(
      () => send(url, init, false),
      () => undefined,
    );
    response = again ?? response;
  }
  if (!response.ok) throw await failureOf(response);
  return response;
}

async function send(url: string, init: RequestInit, renew: boolean): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = await tokenOf(renew);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (typeof init.body === 'string') headers.set('Content-Type', 'application/json');
  try {
    return await fetch(url, { ...init, headers });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new HttpError('Sin conexión. Revise su internet e intente nuevamente.', 0, {});
  }
}

// A session that was revoked can't renew its token: the call then goes without, and the server's 401 asks to sign in.
const tokenOf = (renew: boolean) => auth.currentUser?.getIdToken(renew).catch(() => undefined);

async function failureOf(response: Response): Promise<HttpError> {
  const problem: Problem = await response.json().catch(() => ({}));
  const reference = problem.id ? ` (referencia ${problem.id})` : '';
  const message = problem.detail ?? 'El servidor no pudo atender el pedido. Intente nuevamente.';
  return new HttpError(`${message}${reference}`, response.status, problem);
}
