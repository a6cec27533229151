import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ContentChanges } from '../../database/content-changes.js';
import { hasBody } from '../body/unreadBody.js';
import { prepareResponse, send } from './prepareResponse.js';
import { ResponseStore } from './response-store.js';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
/** Returns true if it has responded; false leaves the request to the next listeners. */
type Front = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Runs before Nest and Express, whose middleware handles a fifth of the requests per second. */
export function prependHandler(server: Server, answer: Front): void {
  const behind = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!answer(request, response)) for (const listener of behind) listener.call(server, request, response);
  });
}

/** JSON and 200 by default. `caching`: Cache-Control; by default clients revalidate. */
export type ResponseContent = {
  status?: number;
  body: unknown;
  type?: string;
  caching?: string;
  headers?: Record<string, string>;
};

/** Maximum age for visitors: some content depends on the time, and another process may have written. */
const LIFE_MS = 5_000;
const LIMITS = { answers: 500, bytes: 32 * 1024 * 1024, lifeMs: LIFE_MS };

const OWN_TO_THE_REQUEST = new Set(['x-request-id', 'ratelimit', 'ratelimit-policy']);

/** Cache of public API responses, equal for everybody: the URL is the key. */
@Injectable()
export class ResponseCache {
  private readonly store = new ResponseStore(LIMITS);

  constructor(changes: ContentChanges) {
    changes.subscribe(() => this.store.clear());
  }

  /** Sends the response of `say`. Caches a 200 for the next requests of the URL. */
  async send(request: Request, response: Response, say: () => Promise<ResponseContent>): Promise<void> {
    const make = async () => readyOf(await say(), sharedHeaders(response));
    const ready = await this.store.make(request.originalUrl, make, ({ status }) => status === 200);
    response.locals.madeBytes = ready.forms.identity.body.length;
    await send(ready, request, response);
  }

  /** Serves cached responses before the framework. */
  prependTo(server: Server): void {
    prependHandler(server, (request, response) => this.answer(request, response));
  }

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || hasBody(request)) return false;
    const ready = this.store.find(request.url as string);
    if (ready) void send(ready, request, response);
    return ready !== undefined;
  }
}

const readyOf = (
  { status, body, type, caching = 'public, no-cache', headers }: ResponseContent,
  shared: Record<string, string>,
) =>
  prepareResponse(Buffer.from(type ? String(body) : JSON.stringify(body)), {
    ...(status && { status }),
    type: type ?? 'application/json; charset=utf-8',
    headers: { ...shared, 'cache-control': caching, ...headers },
  });

const sharedHeaders = (response: ServerResponse): Record<string, string> =>
  Object.fromEntries(
    Object.entries(response.getHeaders()).flatMap(([name, value]) =>
      OWN_TO_THE_REQUEST.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );
