import { lookup, Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import pLimit from 'p-limit';
import type { OpenNetworks } from './open-networks.js';

/** Failure of an outgoing request, in Spanish for staff, without text of the remote server. */
export class OutgoingFault extends Error {}

const reasons: Record<string, string> = {
  ENOTFOUND: 'No se encontró el servidor por su nombre',
  EAI_AGAIN: 'No se pudo preguntar por el nombre del servidor',
  ESERVFAIL: 'No se pudo preguntar por el nombre del servidor',
  EREFUSED: 'No se pudo preguntar por el nombre del servidor',
  ETIMEOUT: 'Nadie respondió por el nombre del servidor',
  ECONNREFUSED: 'El servidor no acepta conexiones',
  ECONNRESET: 'El servidor cortó la conexión',
  EPIPE: 'El servidor cortó la conexión',
  EHOSTUNREACH: 'No hay camino hasta el servidor',
  ENETUNREACH: 'No hay camino hasta el servidor',
  ETIMEDOUT: 'El servidor no respondió a tiempo',
  ABORT_ERR: 'El servidor no respondió a tiempo',
};

const ofCertificate = /^(CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

function faultOf(error: unknown): OutgoingFault {
  if (error instanceof OutgoingFault) return error;
  const { code = '' } = error as { code?: string };
  if (ofCertificate.test(code)) return new OutgoingFault(`Su certificado no vale (${code})`);
  const known = reasons[code];
  if (known) return new OutgoingFault(known);
  return new OutgoingFault(/^[A-Z][A-Z0-9_]*$/.test(code) ? `No se pudo enviar (${code})` : 'No se pudo enviar');
}

export type Resolve = (name: string) => Promise<{ address: string; family: number }[]>;

/** Timeout in milliseconds and attempts, per DNS server. */
const PATIENCE = { timeout: 2_000, tries: 2 };
const NONE: readonly unknown[] = ['ENOTFOUND', 'ENODATA'];

/**
 * Resolves external host names through DNS servers. The system's resolver blocks one of four threads on a silent
 * server, which delays our database's name too. It is used for one name at a time, and only for names without a dot or
 * unknown to DNS (hosts file). `servers`: DNS servers; absent, the system's.
 */
export function nameResolver(servers?: readonly string[]): Resolve {
  const resolver = new Resolver(PATIENCE);
  if (servers) resolver.setServers(servers);
  const inTurn = pLimit(1);
  const bySystem: Resolve = (name) => inTurn(() => lookup(name, { all: true }));
  return async (name) => {
    if (!name.includes('.')) return bySystem(name);
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ];
    if (found.length > 0) return found;
    const silent = [four, six].find((one) => one.status === 'rejected' && !NONE.includes(one.reason?.code));
    if (silent) throw (silent as PromiseRejectedResult).reason;
    return bySystem(name);
  };
}

const resolveName = nameResolver();

/** Resolves to the address to connect to (DNS rebinding). Throws an OutgoingFault unless all are allowed. */
export async function findOpenAddress(
  { hostname, protocol }: URL,
  networks: OpenNetworks,
  resolve: Resolve = resolveName,
): Promise<{ address: string; family: number }> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(bare) ? [{ address: bare, family: isIP(bare) }] : await resolve(bare);
  const [first] = found;
  if (!first) throw new OutgoingFault('No se encontró el servidor por su nombre');
  if (!found.every(({ address }) => networks.isOpen(address)))
    throw new OutgoingFault('Su dirección es de una red interna, y no se envía allí');
  if (protocol !== 'https:' && !found.every(({ address }) => networks.isOwn(address)))
    throw new OutgoingFault('Sin https:// solo se envía a esta máquina');
  return first;
}

/** The response body is discarded; up to this size is read, so that the server can finish. */
const LONGEST_ANSWER = 64 * 1_024;

type Post = {
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Total timeout: DNS, connection and response. */
  timeoutMs: number;
};

/** Posts once, without redirects; returns the status. Throws an OutgoingFault without one. */
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
