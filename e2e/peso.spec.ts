import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { publicAddresses } from './support/publicAddresses.js';
import { type APIRequestContext, expect, test } from './support/test.js';

// The budget of every page: all scripts that it may load before a form is used, after gzip. The build's manifest lists
// them, so the figure does not depend on the browser's speed.
const MAX_BYTES = 105_000;
const MAX_FILES = 12;

// The same for the panel until its first list.
const MAX_PANEL_BYTES = 545_000;
const MAX_PANEL_FILES = 8;

type Build = { folder: string; manifest: Record<string, { file: string; imports?: string[] }> };

function buildIn(place: string): Build {
  const folder = path.join(import.meta.dirname, place);
  return { folder, manifest: JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) };
}

const site = buildIn('../public-site/dist/client');

/** The files of these modules and of all their imports. */
function filesOf({ manifest, folder }: Build, modules: readonly string[], files = new Set<string>()): Set<string> {
  for (const name of modules) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build lacks ${name}`);
    const file = path.join(folder, chunk.file);
    if (files.has(file)) continue;
    files.add(file);
    filesOf({ manifest, folder }, chunk.imports ?? [], files);
  }
  return files;
}

const bytesOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);

async function islandsOf(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text();
  return [...new Set(html.match(/(?<=data-isla=")[^"]+/g))].map((name) => `src/${name}Island.tsx`);
}

test('no page exceeds its weight limit', { tag: '@esencial' }, async ({ request }) => {
  for (const address of [...publicAddresses, '/buscar', '/contactanos/seguimiento', '/no-existe']) {
    const islands = await islandsOf(request, address);
    const hydration = islands.length > 0 ? ['src/ui/island/hydrate.tsx'] : [];
    const files = filesOf(site, ['index.html', ...hydration, ...islands]);
    expect.soft(files.size, `archivos de ${address}`).toBeLessThanOrEqual(MAX_FILES);
    expect.soft(bytesOf(files), `bytes de ${address}`).toBeLessThanOrEqual(MAX_BYTES);
  }
});

test('a page without interaction loads only its script and that of its forms', {
  tag: '@esencial',
}, async ({ page }) => {
  for (const [address, most] of [
    ['/', 15_000],
    ['/productos/creditos', 15_000],
    ['/institucional/remates', 15_000],
    ['/contactanos/reclamos', MAX_BYTES],
  ] as const) {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname);
    });
    await page.goto(address);
    await expect.poll(() => scripts.length, { message: address }).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(bytesOf(scripts.map((file) => path.join(site.folder, file))), address).toBeLessThanOrEqual(most);
    page.removeAllListeners('response');
  }
});

test('the sign-in page weighs less than 120 kB until sign-in', { tag: '@esencial' }, async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body());
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Correo electrónico').fill('comercial@kantuta.test');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(120_000);
});

test('the panel stays within its weight limit up to its first list', { tag: '@esencial' }, () => {
  const build = buildIn('../admin/dist');
  const chunks = Object.keys(build.manifest).filter((key) => /^_(panel|list)-/.test(key));
  expect(chunks).toHaveLength(2);
  const files = filesOf(build, ['index.html', ...chunks]);
  expect.soft(files.size, 'archivos').toBeLessThanOrEqual(MAX_PANEL_FILES);
  expect.soft(bytesOf(files), 'bytes').toBeLessThanOrEqual(MAX_PANEL_BYTES);
});
