import { lookup, Resolver } from 'node:dns/promises';
import pLimit from 'p-limit';

/** Where a name leads. */
export type Resolve = (name: string) => Promise<{ address: string; family: number }[]>;

/** For each of the servers that are asked, and how often. */
const PATIENCE = { timeout: 2_000, tries: 2 };
const NONE: readonly unknown[] = ['ENOTFOUND', 'ENODATA'];

/**
 * Asks for names that others chose. The system's own way takes a thread of four for as long as a silent server likes, and our
 * database's name waits behind it: it is asked one name at a time, and only for what no server knows (the file of hosts) or is of
 * this network (no dot). `servers`: those that are asked; absent, the system's.
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
