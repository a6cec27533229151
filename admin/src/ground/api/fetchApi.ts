import type { ProblemAnswer } from '@coop/domain/answers';
import { track } from '../page/pendingRequests';
import { auth, type Reentry, requestReentry, sessionOwner } from '../session/session';

/** A non-2xx response. react-admin shows `message`, and `body.errors` on the inputs they name. */
export class HttpError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly body: Problem,
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/** Problem details of an error (RFC 9457); every member is optional. */
export type Problem = Partial<ProblemAnswer>;

/** Returns 128 random bits as hex. Unlike `randomUUID`, it works in insecure contexts. */
export const randomName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Request timeout; longer than any server-side timeout. */
export const LONGEST_WAIT_MS = 120_000;

export const NO_CONNECTION = 'Sin conexión. Revise su internet e intente nuevamente.';
export const TOO_LATE = 'El servidor no respondió. Revise su internet e intente nuevamente.';

type Attempt = { status: number /** Error code of a refusal. */; codigo?: string | undefined };

/** Retries a 401 with a renewed token, then after a password; never under another identity. */
export async function withSession<A extends Attempt>(send: (token: string | undefined) => Promise<A>): Promise<A> {
  const owner = sessionOwner();
  const attempt = async (renew: boolean) => send(await tokenOf(owner, renew));
  const first = await attempt(false);
  if (first.status !== 401) return first;
  // A renewed token covers a changed role or a drifted clock, but not a required recent sign-in.
  const renews = reasonOf(first) === 'ended' && auth.currentUser;
  const second = renews ? await attempt(true) : first;
  if (second.status !== 401 || sessionOwner() !== owner) return second;
  return requestReentry(reasonOf(second)).then(
    () => attempt(false),
    () => second,
  );
}

const reasonOf = ({ codigo }: Attempt): Reentry => (codigo === 'reautenticacion_requerida' ? 'confirm' : 'ended');

// A revoked session cannot renew its token. The request goes without one and the server's 401 asks to sign in.
const tokenOf = async (owner: string | undefined, renew: boolean) => {
  const user = auth.currentUser;
  return user?.uid === owner ? user?.getIdToken(renew).catch(() => undefined) : undefined;
};

const inFlight = new Map<string, Promise<Response>>();
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
  const request = inFlight.get(order) ?? callWithKey(order, url, init).finally(() => inFlight.delete(order));
  inFlight.set(order, request);
  // A body can be read once, so each caller gets a clone.
  return (await request).clone();
}

/** Signature of a write; undefined for reads, uploads and abortable requests. */
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

/** Calls the API and parses the JSON body; `json` is undefined for an empty one. Throws HttpError. */
export async function httpClient(url: string, init: RequestInit = {}) {
  const { Accept = 'application/json', ...rest } = Object.fromEntries(new Headers(init.headers));
  const response = await fetchApi(url, { ...init, headers: { Accept, ...rest } });
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, json: body ? JSON.parse(body) : undefined };
}
