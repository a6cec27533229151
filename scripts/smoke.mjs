import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endChild } from './processes/endChild.mjs';
import { requireNode } from './processes/requireNode.mjs';
import { forkProduct } from './suites/forkProduct.mjs';
import { seededFolder } from './suites/seededFolder.mjs';

// node scripts/smoke.mjs [/another/node]: with that Node, builds outdated parts and seeds today's demonstration if it
// is not cached. Then starts the product, requests one of each kind of resource, and stops it. Prints durations; exits
// with 1 on a failure. The e2e tests reuse its builds and seed.
const stopsWithinMs = 5_000;
const expected = {
  '/': /<h1[ >]/,
  '/administrador': /<div id="root">/,
  '/api/cotizacion': /"venta":/,
  '/api/salud/listo': /"ok"/,
};

requireNode();
const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-smoke-'));
const faults = [];
let product;
try {
  const node = process.argv[2];
  const dataDir = path.join(folder, 'datos');
  cpSync(await seededFolder(node), dataDir, { recursive: true });
  const began = Date.now();
  product = await forkProduct(dataDir, node);
  console.log(`Listo en ${seconds(began)}`);
  for (const [page, content] of Object.entries(expected)) {
    const answer = await fetch(product.address + page, { signal: AbortSignal.timeout(10_000) });
    const isRight = answer.status === 200 && content.test(await answer.text());
    console.log(`${page}: ${answer.status}`);
    if (!isRight) faults.push(`${page} no respondió lo que debe (${answer.status})`);
  }
  const stopRequestedAt = Date.now();
  await endChild(product.child);
  console.log(`Detenido en ${seconds(stopRequestedAt)}, con ${product.child.exitCode}`);
  if (product.child.exitCode !== 0) faults.push(`Terminó con ${product.child.exitCode ?? product.child.signalCode}`);
  if (Date.now() - stopRequestedAt > stopsWithinMs) faults.push(`Tardó ${seconds(stopRequestedAt)} en detenerse`);
} catch (error) {
  faults.push(error.message);
} finally {
  await endChild(product?.child);
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(`Falló: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
