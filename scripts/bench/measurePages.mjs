import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuBetween } from './benchDatabase.mjs';
import { spread } from './compare.mjs';
import { cpuOf } from './cpuOf.mjs';

const ENCODINGS = 'gzip, deflate, br';
/** Several times the delay of a notice. */
const HEARD_MS = 20;

/**
 * Compares a cold page, requested right after a content change, with its rendering alone, alternately.
 * @returns milliseconds of CPU of the server, the database and the rendering, with their ratio
 */
export async function comparePage({ product, bare, page, rounds, amount, database }) {
  await measureCold(product, page, amount, database);
  const results = [];
  for (let round = 0; round < rounds; round += 1)
    results.push({
      ...(await measureCold(product, page, amount, database)),
      ...(await draw(bare, page.address, amount)),
    });
  const of = (name) => spread(results.map((one) => one[name]));
  return {
    server: of('server'),
    database: of('database'),
    drawing: of('drawing'),
    ratio: spread(results.map(({ server, drawing }) => server / drawing)),
  };
}

/** Sends the product's own change notice before each request, which invalidates its caches. */
async function measureCold({ pid, url }, { address, change }, amount, database) {
  const before = { server: cpuOf(pid), database: await database.cpu() };
  for (let time = 0; time < amount; time += 1) {
    await database.query(`select pg_notify('contenido', $1)`, [JSON.stringify(change)]);
    await sleep(HEARD_MS);
    const answer = await fetch(url + address, { headers: { 'accept-encoding': ENCODINGS } });
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
    await answer.arrayBuffer();
  }
  const after = { server: cpuOf(pid), database: await database.cpu() };
  return {
    server: ((after.server - before.server) * 1000) / amount,
    database: (cpuBetween(before.database, after.database) * 1000) / amount,
  };
}

async function draw(child, address, times) {
  child.send({ address, times });
  const [{ processor }] = await once(child, 'message');
  return { drawing: processor };
}
