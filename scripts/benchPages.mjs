import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measurePage } from './bench/measurePage.mjs';
import { measureTap } from './bench/measureTap.mjs';
import { launchChromium } from './browser/launchChromium.mjs';
import { endChild } from './processes/endChild.mjs';
import { requireNode } from './processes/requireNode.mjs';
import { forkProduct } from './suites/forkProduct.mjs';

// Measures pages on a slow phone: a Moto G's CPU and slow 4G, as Lighthouse simulates them. Alternates runs with and
// without JavaScript, so that a busy machine slows both, and reports medians. `--product=` measures a running product.
const pages = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const running = process.argv.find((argument) => argument.startsWith('--product='))?.slice('--product='.length);
const defaults = [
  '/',
  '/productos/creditos',
  '/contactanos/reclamos',
  '/institucional/remates',
  '/institucional/indicadores-financieros',
  '/buscar',
];
const rounds = 3;

requireNode();
const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-bench-'));
const product = running ? undefined : await forkProduct(path.join(folder, 'datos'));
const address = running ?? product.address;
const browser = await launchChromium();
try {
  const rows = [];
  for (const page of pages.length > 0 ? pages : defaults) rows.push({ page, ...(await measureBoth(address + page)) });
  console.table(rows);
  console.log(`De un toque en un enlace de / a ver la página siguiente: ${await tap()} ms`);
} finally {
  await browser.close();
  if (product) await endChild(product.child);
  rmSync(folder, { recursive: true, force: true });
}

async function measureBoth(url) {
  const withScripts = [];
  const without = [];
  for (let round = 0; round < rounds; round += 1) {
    withScripts.push(await measurePage(browser, url, { javaScriptEnabled: true }));
    without.push(await measurePage(browser, url, { javaScriptEnabled: false }));
  }
  const of = (runs, name) => median(runs.map((run) => run[name]));
  return {
    'HTML kB gz': of(withScripts, 'html') / 1000,
    'JS kB gz': of(withScripts, 'js') / 1000,
    archivos: of(withScripts, 'files'),
    LCP: of(withScripts, 'lcp'),
    'LCP sin JS': of(without, 'lcp'),
    razón: Number((of(withScripts, 'lcp') / of(without, 'lcp')).toFixed(2)),
    TBT: of(withScripts, 'tbt'),
    'TBT sin JS': of(without, 'tbt'),
    CLS: of(withScripts, 'cls'),
  };
}

async function tap() {
  const runs = [];
  for (let round = 0; round < rounds; round += 1)
    runs.push(await measureTap(browser, address, '/contactanos/agencias'));
  return median(runs);
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
