import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { siteOf } from '../budget/networkOf.js';
import { isAsked } from './takeInOrder.js';

/** Left to files, the database and whatever else the process opens. */
const DESCRIPTORS_LEFT = 512;
const MOST = 20_000;
/** An office or a network of telephones behind one address has fewer under way. */
const MOST_OF_ONE = 512;

/**
 * Takes no more connections than leave the process what it needs of its descriptors: where they have run out, no file can be
 * opened. Of one address a part of them, where one that we wait for gives its place to who comes; behind a proxy all come from
 * the proxy, which has its own limit.
 */
export function limitConnections(server: Server, proxies: number, mostOfOne = MOST_OF_ONE): void {
  server.maxConnections = Math.max(DESCRIPTORS_LEFT / 2, Math.min(MOST, descriptors() - DESCRIPTORS_LEFT));
  if (proxies === 0) limitEach(server, mostOfOne);
}

function limitEach(server: Server, most: number) {
  const open = new Map<string, Set<Socket>>();
  server.prependListener('connection', (socket) => {
    const site = siteOf(socket.remoteAddress ?? '');
    const own = open.get(site) ?? new Set();
    open.set(site, own);
    if (own.size >= most) giveUpOne(own);
    own.add(socket);
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0) open.delete(site);
    });
    if (own.size > most) socket.destroy();
  });
}

/** The longest there of those that ask for nothing, or have not sent yet what they said; else of those that read no answer. */
function giveUpOne(own: Set<Socket>) {
  const sockets = [...own];
  const waitedFor =
    sockets.find((socket) => !isAsked(socket)) ?? sockets.find(({ writableLength }) => writableLength > 0);
  if (!waitedFor) return;
  own.delete(waitedFor);
  waitedFor.destroy();
}

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
