import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { questions } from './bench/growthQuestions.mjs';
import { makeRows } from './bench/growthRows.mjs';
import { measureLatency } from './bench/measureLatency.mjs';
import { measureVolume, volumes } from './bench/measureVolume.mjs';
import { serverUnder } from './bench/memoryOf.mjs';
import { signIn } from './bench/signIn.mjs';
import { endChild } from './processes/endChild.mjs';
import { requireNode } from './processes/requireNode.mjs';
import { root } from './root.mjs';
import { forkProduct } from './suites/forkProduct.mjs';

// npm run bench:growth -- 1000 100000 1000000: measures the screens' queries as rows grow, on the PostgreSQL of
// DATABASE_URL, in temporary databases. A million rows take some 6 GB of disk and minutes to create.
const { Client } = createRequire(path.join(root, 'backend/package.json'))('pg');
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1_000, 100_000, 1_000_000];
const server = process.env.DATABASE_URL;

requireNode();
if (!server) throw new Error('Falta DATABASE_URL: la dirección de un PostgreSQL donde crear bases.');
process.env.REQUESTS_PER_SECOND = '999999';
const results = [];
for (const rows of sizes) results.push(await measureWith(rows));
print();

async function measureWith(rows) {
  console.log(`${rows} filas`);
  const name = `kantuta_bench_${process.pid}_${rows}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-bench-'));
  await onServer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const client = new Client(url.href);
  let product;
  try {
    product = await forkProduct(path.join(folder, 'datos'), process.execPath, { DATABASE_URL: url.href });
    await client.connect();
    await makeRows(client, rows, console.log);
    return await measureAll(product.address, client, rows, serverUnder(product.child.pid));
  } finally {
    await client.end();
    if (product) await endChild(product.child);
    rmSync(folder, { recursive: true, force: true });
    await onServer(`drop database ${name} with (force)`);
  }
}

async function measureAll(address, client, rows, pid) {
  const token = await signIn(address);
  const measured = new Map();
  for (const [name, path, isStaff] of questions)
    measured.set(
      name,
      await measureLatency(address + path, () => ({ headers: isStaff ? { authorization: `Bearer ${token}` } : {} })),
    );
  return new Map([...measured, ...(await measureVolume({ address, token, client, rows, pid }))]);
}

async function onServer(statement) {
  const client = new Client(server);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function print() {
  console.log(`\n| p50 / p99, ms | ${sizes.map((rows) => rows.toLocaleString('es-BO')).join(' | ')} |`);
  console.log(`| --- |${' ---: |'.repeat(sizes.length)}`);
  for (const name of [...questions.map(([question]) => question), ...volumes])
    console.log(`| ${name} | ${results.map((measured) => measured.get(name)).join(' | ')} |`);
}
