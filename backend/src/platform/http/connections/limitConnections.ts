import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { siteOf } from '../budget/networkOf.js';

/** Left to files, the database and whatever else the process opens. */
const DESCRIPTORS_LEFT = 512;
const MOST = 20_000;
/** An office or a network of telephones behind one address has fewer under way. */
const MOST_OF_ONE = 512;

/**
 * Takes no more connections than leave the process what it needs of its descriptors: where they have run out, no file can be
 * opened. Of one address a part of them; behind a proxy all come from the proxy, which has its own limit.
 */
export function limitConnections(server: Server, proxies: number): void {
  server.maxConnections = Math.max(DESCRIPTORS_LEFT / 2, Math.min(MOST, descriptors() - DESCRIPTORS_LEFT));
  if (proxies === 0) limitEach(server);
}

function limitEach(server: Server) {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket) => {
    const site = siteOf(socket.remoteAddress ?? '');
    const count = (open.get(site) ?? 0) + 1;
    if (count > MOST_OF_ONE) return void socket.destroy();
    open.set(site, count);
    socket.once('close', () => {
      const left = (open.get(site) ?? 1) - 1;
      if (left > 0) open.set(site, left);
      else open.delete(site);
    });
  });
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
