import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { siteOf } from '../budget/networkOf.js';
import { hasBegun, isAsked } from './takeInOrder.js';

/** Left to files, the database and whatever else the process opens. */
const DESCRIPTORS_LEFT = 512;
const MOST = 20_000;
/** An office or a network of telephones behind one address has fewer under way. */
const MOST_OF_ONE = 512;
/** Who has just come has had no time to ask: until then one is worth as much as what a slow telephone sends, in bytes a second. */
const NEW_MS = 2_000;
const NEW_IS_WORTH = 8_000;

/**
 * Takes no more connections than leave the process what it needs of its descriptors: where they have run out, no file can be
 * opened. Of one address a part of them, where one that we wait for gives its place to who comes; behind a proxy all come from
 * the proxy, which has its own limit.
 */
export function limitConnections(server: Server, proxies: number, mostOfOne = MOST_OF_ONE, newMs = NEW_MS): void {
  server.maxConnections = Math.max(DESCRIPTORS_LEFT / 2, Math.min(MOST, descriptors() - DESCRIPTORS_LEFT));
  if (proxies === 0) limitEach(server, mostOfOne, newMs);
}

function limitEach(server: Server, most: number, newMs: number) {
  const open = new Map<string, Set<Connection>>();
  server.prependListener('connection', (socket) => {
    const site = siteOf(socket.remoteAddress);
    const own = open.get(site) ?? new Set();
    open.set(site, own);
    const connection = { socket, begun: performance.now() };
    if (own.size >= most) giveUpOne(own, newMs);
    own.add(connection);
    socket.once('close', () => {
      own.delete(connection);
      if (own.size === 0) open.delete(site);
    });
    if (own.size > most) socket.destroy();
  });
}

type Connection = { socket: Socket; begun: number };

/** The one that is missed least: see `worthOf`. None of those that somebody waits for while reading what comes. */
function giveUpOne(own: Set<Connection>, newMs: number) {
  const now = performance.now();
  const least = [...own]
    .map((connection) => ({ connection, worth: worthOf(connection, now, newMs) }))
    .reduce((a, b) => (b.worth < a.worth ? b : a));
  if (least.worth === Number.POSITIVE_INFINITY) return;
  own.delete(least.connection);
  least.connection.socket.destroy();
}

/**
 * First go those that ask for nothing, then what is sent or read slowest, counted in bytes a second. Those that have only just
 * come stay before what crawls, and go before what moves.
 */
function worthOf({ socket, begun }: Connection, now: number, newMs: number): number {
  const ms = now - begun;
  if (isAsked(socket))
    return socket.writableLength > 0 ? rate(socket.bytesWritten - socket.writableLength, ms) : Number.POSITIVE_INFINITY;
  const sends = hasBegun(socket) ? rate(socket.bytesRead, ms) : -1;
  return ms < newMs ? Math.max(sends, NEW_IS_WORTH) : sends;
}

const rate = (bytes: number, ms: number) => (bytes * 1_000) / Math.max(ms, 1);

/** How many the process may open, where the system says it. */
function descriptors(): number {
  try {
    const soft = Number(/^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
    if (soft) return soft;
  } catch {
    // Another system than Linux.
  }
  return MOST + DESCRIPTORS_LEFT;
}
