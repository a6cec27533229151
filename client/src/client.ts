import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from './api.js';

export type { components, paths } from './api.js';

export type Options = {
  /** Where the server is: `https://cooperativa.example`. */
  baseUrl: string;
  /** Gives the token of the session, asked for before each request: whoever has it renews it in time. Without it, as a visitor. */
  token?: () => string | Promise<string>;
};

/** Calls the API by its document: what an operation does not take does not compile, nor reading what it does not answer. */
export function cooperativa({ baseUrl, token }: Options): Client<paths> {
  const client = createClient<paths>({ baseUrl, querySerializer });
  if (token) client.use(bearing(token));
  return client;
}

const bearing = (token: NonNullable<Options['token']>): Middleware => ({
  async onRequest({ request }) {
    request.headers.set('Authorization', `Bearer ${await token()}`);
    return request;
  },
});

/** Lists and objects stand in the address as JSON, as `filter`, `range` and `sort` are read. */
function querySerializer(query: unknown): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(query as Record<string, unknown>))
    if (value !== undefined) written.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  return written.toString();
}
