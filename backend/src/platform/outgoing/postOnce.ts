import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { findOpenAddress } from './findOpenAddress.js';
import type { OpenNetworks } from './open-networks.js';
import { faultOf, OutgoingFault } from './outgoingFault.js';
import type { Resolve } from './resolveName.js';

/** The response body is discarded; up to this size is read, so that the server can finish. */
const LONGEST_ANSWER = 64 * 1_024;

export type Post = {
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Total timeout: DNS, connection and response. */
  timeoutMs: number;
};

/**
 * Posts a body to an external server once and returns the HTTP status. Follows no redirect and sends no other headers.
 * Throws an OutgoingFault if there is no status.
 */
export async function postOnce(post: Post, networks: OpenNetworks, resolve?: Resolve): Promise<number> {
  const signal = AbortSignal.timeout(post.timeoutMs);
  try {
    return await new Promise<number>((done, failed) => {
      // DNS resolution counts towards the timeout.
      signal.addEventListener('abort', () => failed(new OutgoingFault('El servidor no respondió a tiempo')));
      findOpenAddress(post.url, networks, resolve).then(
        (found) => (signal.aborted ? undefined : send(post, found, signal).then(done, failed)),
        failed,
      );
    });
  } catch (error) {
    throw faultOf(error);
  }
}

function send(
  { url, headers, body }: Post,
  found: { address: string; family: number },
  signal: AbortSignal,
): Promise<number> {
  const { request } = url.protocol === 'https:' ? https : http;
  const lookup: LookupFunction = (_, options, answer) =>
    options.all ? answer(null, [found]) : answer(null, found.address, found.family);
  return new Promise((done, failed) => {
    const sent = request(url, {
      method: 'POST',
      agent: false,
      lookup,
      signal,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' },
    });
    sent.on('error', failed);
    sent.once('response', (response) => {
      done(response.statusCode ?? 0);
      let read = 0;
      response.on('error', () => undefined);
      response.on('data', (piece: Buffer) => {
        read += piece.length;
        if (read > LONGEST_ANSWER) response.destroy();
      });
    });
    sent.end(body);
  });
}
