import autocannon from 'autocannon';
import { cpuBetween } from './benchDatabase.mjs';
import { cpuOf } from './cpuOf.mjs';

/**
 * Measures throughput (requests per second) and cost: milliseconds of CPU per request, of server and database. Throws
 * an Error for an unsuccessful response, or one without the header `proof`.
 * @param {{ pid: number, url: string, method?: string, headers?: object, requestOf?: () => { path?: string, body?:
 * string }, proof?: string }} target
 */
export async function measure(
  { pid, url, method = 'GET', headers, requestOf, proof },
  { connections, amount, database },
) {
  const { pathname, search } = new URL(url);
  const setupRequest = requestOf && ((request) => Object.assign(request, requestOf()));
  let unproven = 0;
  const onResponse = (_status, _body, _context, headers) => {
    if (!(proof in headers)) unproven += 1;
  };
  const before = { server: cpuOf(pid), database: await database.cpu() };
  const result = await autocannon({
    url,
    connections,
    amount,
    // Ends at the last response instead of the next full second.
    sampleInt: 50,
    requests: [
      {
        method,
        path: pathname + search,
        headers,
        ...(setupRequest && { setupRequest }),
        ...(proof && { onResponse }),
      },
    ],
  });
  const after = { server: cpuOf(pid), database: await database.cpu() };
  const { total } = result.requests;
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  if (unproven > 0) throw new Error(`${url}: ${unproven} answers without ${proof}`);
  return {
    rate: total / result.duration,
    server: ((after.server - before.server) * 1000) / total,
    database: (cpuBetween(before.database, after.database) * 1000) / total,
  };
}
