import { track } from '../page/underWay';
import { auth } from '../session/auth';
import { HttpError, type Problem } from './HttpError';
import { randomName } from './randomName';
import { LONGEST_WAIT_MS, NO_CONNECTION, TOO_LATE } from './waits';
import { withSession } from './withSession';

/** Orders that were not answered yet, by what they ask for. */
const underWay = new Map<string, Promise<Response>>();
/** The keys of those whose answer was lost, by what they ask for. */
const unanswered = new Map<string, string>();

/**
 * Calls the API with the user's token; what is open stays while they are asked for their password. Throws HttpError for
 * every answer that is not a success (status 0: no answer came). Whoever presses a button twice orders one thing: the same
 * order as one that is under way gets its answer, and one whose answer was lost goes out again under its key, by which the
 * server does it once.
 */
export async function fetchApi(url: string, init: RequestInit = {}): Promise<Response> {
  const order = orderIn(url, init);
  if (order === undefined) return call(url, init);
  const asked = underWay.get(order) ?? callOnce(order, url, init).finally(() => underWay.delete(order));
  underWay.set(order, asked);
  // A body is read once, and each of them reads it.
  return (await asked).clone();
}

/** What a request writes, upon what was seen, and for whom; undefined where it reads, sends a file, or may be cancelled by itself. */
const orderIn = (url: string, { method = 'GET', body, headers, signal }: RequestInit): string | undefined =>
  method === 'GET' || signal || (body && typeof body !== 'string')
    ? undefined
    : [auth.currentUser?.uid, method, url, new Headers(headers).get('If-Match'), body].join(' ');

async function callOnce(order: string, url: string, init: RequestInit): Promise<Response> {
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

/** Whether the server may have done, or be doing, what it did not answer. */
const isLost = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.status === 0 || error.status >= 500 || (error.body as Problem).codigo === 'clave_en_curso');

async function call(url: string, init: RequestInit): Promise<Response> {
  // Who asks whether they may come in is told no, rather than asked again.
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
