import { track } from '../page/underWay';
import { auth } from '../session/auth';
import { HttpError, type Problem } from './HttpError';
import { randomName } from './randomName';
import { LONGEST_WAIT_MS, NO_CONNECTION, TOO_LATE } from './waits';
import { withSession } from './withSession';

/** In-flight writes, by request signature. */
const underWay = new Map<string, Promise<Response>>();
/** Idempotency keys of writes whose response was lost, by request signature. */
const unanswered = new Map<string, string>();

/**
 * Calls the API with the user's token. An expired session asks for the password and retries, so open forms are kept.
 * Throws HttpError for every non-2xx response; status 0 means that no response arrived. Writes are idempotent: a
 * duplicate of an in-flight write shares its response. A write whose response was lost is resent with the same
 * Idempotency-Key, so the server executes it once.
 */
export async function fetchApi(url: string, init: RequestInit = {}): Promise<Response> {
  const order = orderIn(url, init);
  if (order === undefined) return call(url, init);
  const asked = underWay.get(order) ?? callWithKey(order, url, init).finally(() => underWay.delete(order));
  underWay.set(order, asked);
  // A body can be read once, so each caller gets a clone.
  return (await asked).clone();
}

/**
 * Signature of a write: user, method, URL, If-Match and body. Undefined for reads, file uploads and abortable requests.
 */
const orderIn = (url: string, { method = 'GET', body, headers, signal }: RequestInit): string | undefined =>
  method === 'GET' || signal || (body && typeof body !== 'string')
    ? undefined
    : [auth.currentUser?.uid, method, url, new Headers(headers).get('If-Match'), body].join(' ');

async function callWithKey(order: string, url: string, init: RequestInit): Promise<Response> {
  const key = unanswered.get(order) ?? randomName();
  const headers = new Headers(init.headers);
  headers.set('Idempotency-Key', key);
  try {
    const response = await call(url, { ...init, headers });
    unanswered.delete(order);
    return response;
  } catch (error) {
    if (isLost(error)) unanswered.set(order, key);
    else unanswered.delete(order);
    throw error;
  }
}

/** Whether the server may have executed, or still be executing, a request without response. */
const isLost = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.status === 0 || error.status >= 500 || (error.body as Problem).codigo === 'clave_en_curso');

async function call(url: string, init: RequestInit): Promise<Response> {
  // A sign-in check must fail with 401 instead of asking for the password.
  const { response } =
    url === '/api/yo'
      ? await send(url, init, await auth.currentUser?.getIdToken())
      : await withSession((token) => send(url, init, token));
  if (!response.ok) throw await failureOf(response);
  return response;
}

async function send(url: string, init: RequestInit, token: string | undefined) {
  const headers = new Headers(init.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (typeof init.body === 'string') headers.set('Content-Type', 'application/json');
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), LONGEST_WAIT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
  try {
    const response = await track(fetch(url, { ...init, headers, signal }));
    const { codigo } = response.status === 401 ? await problemOf(response.clone()) : {};
    return { response, status: response.status, codigo };
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new HttpError(late.signal.aborted ? TOO_LATE : NO_CONNECTION, 0, {});
  } finally {
    clearTimeout(timer);
  }
}

const problemOf = (response: Response): Promise<Problem> => response.json().catch(() => ({}));

async function failureOf(response: Response): Promise<HttpError> {
  const problem = await problemOf(response);
  const reference = problem.id ? ` (referencia ${problem.id})` : '';
  const message = problem.detail ?? 'El servidor no pudo atender el pedido. Intente nuevamente.';
  return new HttpError(`${message}${reference}`, response.status, problem);
}
