import createClient, {
  type Client,
  type FetchResponse,
  type MaybeOptionalInit,
  type Middleware,
  type ParseAs,
} from 'openapi-fetch';
import type { paths } from './api.js';

export type { components, paths } from './api.js';

export type Options = {
  /** Base URL of the server: `https://cooperativa.example`. */
  baseUrl: string;
  /** Returns the session's ID token; called before each request, so it can be renewed in time. Without it, requests are anonymous. */
  token?: () => string | Promise<string>;
};

type Method = 'get' | 'post' | 'put' | 'delete';
type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [Own in M]: object } ? P : never;
}[keyof paths];
type RequestOptions<P extends keyof paths, M extends Method> = MaybeOptionalInit<paths[P], M>;

/**
 * Like the call type of openapi-fetch, but infers only `parseAs` from the options. Inferring all of them, as there,
 * lets excess properties compile. Distributes over the paths (`P extends unknown`), for readable compiler errors.
 */
type Call<M extends Method> = <P extends PathOf<M>, As extends ParseAs = 'json'>(
  path: P,
  ...init: P extends unknown
    ? undefined extends RequestOptions<P, M>
      ? [init?: NonNullable<RequestOptions<P, M>> & { parseAs?: As }]
      : [init: RequestOptions<P, M> & { parseAs?: As }]
    : never
) => Promise<P extends unknown ? FetchResponse<paths[P][M] & object, { parseAs: As }, `${string}/${string}`> : never>;

/**
 * Typed client of the API: input that an operation does not accept, and output that it does not return, do not compile.
 */
export type Cooperativa = Pick<Client<paths>, 'use' | 'eject'> & { [M in Method as Uppercase<M>]: Call<M> };

/** Creates a client, with the token of a session or anonymous. */
export function cooperativa({ baseUrl, token }: Options): Cooperativa {
  const client = createClient<paths>({ baseUrl, querySerializer, bodySerializer });
  if (token) client.use(bearing(token));
  return client as Cooperativa;
}

const bearing = (token: NonNullable<Options['token']>): Middleware => ({
  async onRequest({ request }) {
    request.headers.set('Authorization', `Bearer ${await token()}`);
    return request;
  },
});

/** Serializes lists and objects as JSON, the format of `filter`, `range` and `sort`. */
function querySerializer(query: unknown): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(query as Record<string, unknown>))
    if (value !== undefined) written.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  return written.toString();
}

/** Serializes a body with files as a multipart form, others as JSON. */
function bodySerializer(body: unknown): FormData | string {
  const parts = Object.entries(body as Record<string, unknown>).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one] as const),
  );
  if (!parts.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of parts)
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}
