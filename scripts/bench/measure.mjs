import autocannon from 'autocannon';
import { cpuBetween } from './benchDatabase.mjs';
import { cpuOf } from './cpuOf.mjs';

/**
 * What a server answers in a second, and what an answer costs: milliseconds of processor, of the server and of the
 * database. Throws when an answer is none of success.
 * @param {{ pid: number, url: string, method?: string, headers?: object, requestOf?: () => { path?: string, body?: string } }} target
 */
export async function measure({ pid, url, method = 'GET', headers, requestOf }, { connections, amount, database }) {
  const { pathname, search } = new URL(url);
  const setupRequest = requestOf && ((request) => Object.assign(request, requestOf()));
  const before = { server: cpuOf(pid), database: await database.cpu() };
  const result = await autocannon({
    url,
    connections,
    amount,
    requests: [{ method, path: pathname + search, headers, ...(setupRequest && { setupRequest }) }],
  });
  const after = { server: cpuOf(pid), database: await database.cpu() };
  const { total } = result.requests;
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return {
    rate: total / result.duration,
    server: ((after.server - before.server) * 1000) / total,
    database: (cpuBetween(before.database, after.database) * 1000) / total,
  };
}
