import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countAnswers } from './bench/countAnswers.mjs';
import { startBareServer } from './bench/startBareServer.mjs';
import { endChild } from './processes/endChild.mjs';
import { requireNode } from './processes/requireNode.mjs';
import { forkProduct } from './suites/forkProduct.mjs';

// A warm public page against bare node:http handing out the same bytes and headers: what the product costs a visit.
// Both are asked in turns, so that a busy machine slows both; the median of the rounds' ratios counts.
const pages = ['/', '/novedades', '/api/cotizacion'];
const rounds = 5;
const load = { connections: 16, seconds: 2 };

requireNode();
// One address asks for all that a machine can give: no visitor does.
process.env.REQUESTS_PER_SECOND = '999999';
const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-bench-'));
const product = await forkProduct(path.join(folder, 'datos'));
try {
  for (const page of pages) console.log(await compare(page));
} finally {
  await endChild(product.child);
  rmSync(folder, { recursive: true, force: true });
}

async function compare(page) {
  const address = product.address + page;
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await answer.arrayBuffer());
  const bare = await startBareServer(answer, body, path.join(folder, 'bare.log'));
  const ratios = [];
  const rates = [];
  for (let round = 0; round < rounds; round += 1) {
    const own = await countAnswers(address, { ...load, bytes: body.length });
    ratios.push(own / (await countAnswers(bare.address, { ...load, bytes: body.length })));
    rates.push(own);
  }
  await endChild(bare.child);
  return `${page}: ${answer.status}, ${body.length} bytes, ${Math.round(median(rates))} respuestas/s, ${median(ratios).toFixed(2)} de node:http`;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
