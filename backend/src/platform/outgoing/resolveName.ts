import { lookup, Resolver } from 'node:dns/promises';
import pLimit from 'p-limit';

/** Resolves a host name to its addresses. */
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
  const asked = new Resolver(PATIENCE);
  if (servers) asked.setServers(servers);
  const inTurn = pLimit(1);
  const bySystem: Resolve = (name) => inTurn(() => lookup(name, { all: true }));
  return async (name) => {
    if (!name.includes('.')) return bySystem(name);
    const [four, six] = await Promise.allSettled([asked.resolve4(name), asked.resolve6(name)]);
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

export const resolveName = nameResolver();
