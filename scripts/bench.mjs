import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeDatabase } from './bench/benchDatabase.mjs';
import { compare, spread } from './bench/compare.mjs';
import { coldPages, databaseRequests, warm } from './bench/comparisons.mjs';
import { addStaff, fillDatabase, staff } from './bench/fillDatabase.mjs';
import { comparePage } from './bench/measurePages.mjs';
import { recordStatements } from './bench/recorded.mjs';
import { lineOf, pageLineOf, pagesHeading, startLine } from './bench/report.mjs';
import { startBareNest, startBarePages, startBareServer } from './bench/startBare.mjs';
import { startGoogle, startProduction } from './bench/startProduction.mjs';
import { buildParts } from './parts/buildParts.mjs';
import { endChild } from './processes/endChild.mjs';
import { requireNode } from './processes/requireNode.mjs';

// Methods and past results: docs/performance.md.
const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' }, profile: { type: 'string' } },
});
const rows = 5_000;
const rounds = options.quick ? 1 : 3;
const starts = options.quick ? 1 : 3;
const isSelected = (name) => !options.only || name.includes(options.only);

requireNode();
const server = process.env.DATABASE_URL;
if (!server)
  throw new Error('Diga en DATABASE_URL un PostgreSQL de prueba: ahí se hace una base, que se borra al terminar.');
await buildParts(console.log);
const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-bench-'));
const database = await makeDatabase(server);
const running = [];
const trackProcess = (started) => {
  running.push(started.child);
  return started;
};

try {
  const google = trackProcess(await startGoogle(folder, staff));
  const production = { folder, google, databaseUrl: database.url };
  // The first start creates the tables.
  const first = trackProcess(await startProduction(production));
  await addStaff(database);
  const { token } = google;
  const filled = await fillDatabase({ address: first.address, token, database, rows });
  const recorded = await recordStatements({ ...first, token, ...filled });
  await endChild(first.child);

  await measureStarts(production);
  const nodeArgs = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : [];
  const product = trackProcess(await startProduction({ ...production, nodeArgs }));
  await measureWarm(product);
  await measureDatabase(product, { rows, token, ...filled, recorded });
  await measurePages(product, filled);
} finally {
  for (const child of running.toReversed()) await endChild(child);
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}

async function measureStarts(production) {
  if (!isSelected('start')) return;
  const measured = [];
  for (let round = 0; round < starts; round += 1) {
    const started = await startProduction(production);
    measured.push(started);
    await endChild(started.child);
  }
  console.log(
    startLine({ cpu: spread(measured.map(({ cpu }) => cpu)), seconds: spread(measured.map((one) => one.seconds)) }),
  );
}

async function measureWarm(product) {
  for (const [name, address, amount] of warm.filter(([name]) => isSelected(name))) {
    const bare = trackProcess(await startBareServer(folder, product.address + address));
    const target = (one) => ({ pid: one.child.pid, url: one.address + address });
    const both = { product: target(product), baseline: target(bare) };
    console.log(lineOf(name, 'node:http', await compare(both, { rounds, amount, connections: 16, database })));
    await endChild(bare.child);
  }
}

async function measureDatabase(product, context) {
  const bare = trackProcess(await startBareNest(folder, database.url, context.recorded));
  for (const [name, amount, own, other] of databaseRequests(context).filter(([name]) => isSelected(name))) {
    const both = {
      // A response from the page cache has no request id.
      product: { pid: product.child.pid, url: product.address, proof: 'X-Request-Id', ...own },
      baseline: { pid: bare.child.pid, url: bare.address, ...other },
    };
    console.log(lineOf(name, 'Nest + pg', await compare(both, { rounds, amount, connections: 8, database })));
  }
  console.log(`\nStatements: ${JSON.stringify(context.recorded.counts)}`);
}

async function measurePages(product, filled) {
  if (!isSelected('page, cold')) return;
  const bare = trackProcess(await startBarePages(folder, product.address));
  console.log(`\n${pagesHeading}`);
  for (const page of coldPages(filled)) {
    const both = { product: { pid: product.child.pid, url: product.address }, bare: bare.child };
    console.log(pageLineOf(page.name, await comparePage({ ...both, page, rounds, amount: 150, database })));
  }
}
