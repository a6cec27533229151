import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiOf } from './support/apiOf.js';
import { findFreePort } from './support/findFreePort.js';
import { type Launch, launch } from './support/launch.js';
import { ok } from './support/ok.js';
import { seededFolder } from './support/seededFolder.js';
import { expect, test } from './support/test.js';

const minutes = 60_000;
const processOf = async (dataDir: string): Promise<number> =>
  JSON.parse(await readFile(path.join(dataDir, 'arranque.lock'), 'utf8')).pid;

test.describe('startup', () => {
  test.describe.configure({ mode: 'serial', timeout: 5 * minutes });

  let dataDir: string;
  let port: number;
  let first: Launch;

  test.beforeAll(async () => {
    test.setTimeout(5 * minutes);
    dataDir = await seededFolder('arranque');
    port = await findFreePort();
    first = launch(dataDir, port);
    await first.printed('Listo en');
  });

  test.afterAll(async () => {
    first.process.kill('SIGTERM');
    await first.ended;
    await rm(dataDir, { recursive: true, force: true });
  });

  test('serves the home page at the announced address', async ({ page }) => {
    await first.printed(`http://127.0.0.1:${port}/`);
    const answer = await page.goto(`http://127.0.0.1:${port}/`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('creates logs that only their owner can read, without password links', async () => {
    const api = await apiOf(`http://127.0.0.1:${port}`);
    await ok(api.POST('/api/clave/olvido', { body: { correo: 'creditos@kantuta.test' } }));
    for (const log of ['servidor.log', 'acceso.log'].map((name) => path.join(dataDir, name))) {
      expect((await stat(log)).mode & 0o077).toBe(0);
      expect(await readFile(log, 'utf8')).not.toMatch(/oobCode=|mode=resetPassword|codigo=/);
    }
  });

  test('rejects a folder or port in use and a port that browsers block, with the reason', async () => {
    const second = await launch(dataDir, await findFreePort()).ended;
    expect(second.code).toBe(1);
    expect(second.output).toContain(`ya está en uso por el proceso ${await processOf(dataDir)}`);

    const otherDir = await mkdtemp(path.join(tmpdir(), 'kantuta-arranque-'));
    const other = await launch(otherDir, port).ended;
    expect(other.code).toBe(1);
    expect(other.output).toContain(`El puerto ${port} ya está en uso`);
    const forbidden = await launch(otherDir, 4190).ended;
    expect(forbidden.code).toBe(1);
    expect(forbidden.output).toContain('Los navegadores no abren el puerto 4190');
    await rm(otherDir, { recursive: true });
  });

  test('takes over folder and port after a crash; Ctrl-C stops everything and releases them', async ({ request }) => {
    first.process.kill('SIGKILL');
    await first.ended;
    first = launch(dataDir, port);
    await first.printed('Listo en');
    expect((await request.get(`http://127.0.0.1:${port}/api/salud`)).status()).toBe(200);

    first.process.kill('SIGINT');
    expect((await first.ended).code).toBe(0);
    await expect(processOf(dataDir)).rejects.toThrow('ENOENT');
    await expect(request.get(`http://127.0.0.1:${port}/api/salud`)).rejects.toThrow('ECONNREFUSED');
  });
});
