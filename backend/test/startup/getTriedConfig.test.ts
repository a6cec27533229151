import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { getTriedConfig } from '../../src/startup/getTriedConfig.js';
import { describedEntidad } from '../support/describedEntidad.js';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
let folder: string;
/** Google's library sends its requests through this proxy, so nothing leaves the machine. */
let proxy: Server;
let mail: SMTPServer;
let production: Record<string, string>;
let before: NodeJS.ProcessEnv;

const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port;
const write = (name: string, value: unknown) => {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kantuta-config-'));
  proxy = createServer()
    .on('connect', (_request, socket) => socket.destroy())
    .listen(0, '127.0.0.1');
  mail = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) =>
      password === 'buena' ? done(null, { user: 'a' }) : done(new Error('No such user')),
  });
  await Promise.all([once(proxy, 'listening'), once(mail.listen(0, '127.0.0.1'), 'listening')]);
});
afterAll(() => {
  proxy.close();
  mail.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  production = {
    DATA_DIR: path.join(folder, 'datos'),
    ORIGIN: 'https://www.cooperativa.bo',
    DATABASE_URL: 'postgres://cooperativa@localhost/cooperativa',
    FIREBASE_PROJECT_ID: 'cooperativa',
    FIREBASE_API_KEY: 'AIza',
    GOOGLE_APPLICATION_CREDENTIALS: account(),
    HASH_SALT: 'un-secreto-de-16-o-mas',
    SMTP_URL: smtp('buena'),
    MAIL_FROM: 'no-responder@cooperativa.bo',
    ENTIDAD_ARCHIVO: write('entidad.json', { ...describedEntidad, demostracion: false }),
    TRUSTED_PROXIES: '1',
  };
  before = { ...process.env };
  process.env.HTTPS_PROXY = `http://127.0.0.1:${portOf(proxy)}`;
});
afterEach(() => {
  process.env = before;
});

const smtp = (password: string) => `smtp://a:${password}@127.0.0.1:${portOf(mail.server)}?requireTLS=false`;
const account = () =>
  write('cuenta.json', {
    type: 'service_account',
    project_id: 'cooperativa',
    client_email: 'servidor@cooperativa.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  });

/** Google's library reads the environment itself. */
function attempt(changes: Record<string, string>) {
  const env = { ...production, ...changes };
  process.env.GOOGLE_APPLICATION_CREDENTIALS = env.GOOGLE_APPLICATION_CREDENTIALS;
  return getTriedConfig(env);
}

describe('checks of external dependencies before the startup', () => {
  it('start with a warning while Google is unreachable', async () => {
    const { config, warnings } = await attempt({});
    expect(config.NODE_ENV).toBe('production');
    expect(warnings.map(({ name }) => name)).toEqual(['GOOGLE_APPLICATION_CREDENTIALS']);
  });

  it.each<[string, string, () => Record<string, string>]>([
    ['an unwritable folder', 'DATA_DIR', () => ({ DATA_DIR: '/proc/nada' })],
    ['a rejected SMTP password', 'SMTP_URL', () => ({ SMTP_URL: smtp('mala') })],
    ['a missing entity file', 'ENTIDAD_ARCHIVO', () => ({ ENTIDAD_ARCHIVO: path.join(folder, 'ninguna.json') })],
    [
      'an entity without its name',
      'ENTIDAD_ARCHIVO',
      () => ({ ENTIDAD_ARCHIVO: write('otra.json', { lema: 'Ahorro' }) }),
    ],
    ['the fictional entity', 'ENTIDAD_ARCHIVO', () => ({ ENTIDAD_ARCHIVO: write('kantuta.json', describedEntidad) })],
    [
      'missing credentials',
      'GOOGLE_APPLICATION_CREDENTIALS',
      () => ({ GOOGLE_APPLICATION_CREDENTIALS: path.join(folder, 'ninguna.json') }),
    ],
    [
      'invalid credentials',
      'GOOGLE_APPLICATION_CREDENTIALS',
      () => ({ GOOGLE_APPLICATION_CREDENTIALS: write('nada.json', { type: 'service_account', private_key: 'x' }) }),
    ],
  ])('reject %s with an error in Spanish', async (_what, name, changes) => {
    const refusal = await attempt(changes()).then(
      () => 'started',
      (error: Error) => error.message,
    );
    expect(refusal.split('\n').filter((line) => /^ {2}\w/.test(line))).toEqual([
      expect.stringMatching(new RegExp(`^  ${name}: `)),
    ]);
    expect(refusal).not.toMatch(/invalid|unexpected|no such/i);
  });

  it('warn about an unreachable service', async () => {
    const { warnings } = await attempt({ SMTP_URL: 'smtp://127.0.0.1:9' });
    expect(warnings.map(({ name }) => name).sort()).toEqual(['GOOGLE_APPLICATION_CREDENTIALS', 'SMTP_URL']);
  });

  it('warn about a data folder inside the release', async () => {
    const { warnings } = await attempt({ DATA_DIR: path.relative(process.cwd(), path.join(folder, 'datos')) });
    expect(warnings.map(({ name }) => name).sort()).toEqual(['DATA_DIR', 'GOOGLE_APPLICATION_CREDENTIALS']);
  });

  it('report all faults in one list', async () => {
    const wrong = { PORT: 'abc', DATA_DIR: '/proc/nada', SMTP_URL: smtp('mala'), TRUSTED_PROXIES: '' };
    await expect(attempt(wrong)).rejects.toThrow(/PORT: .*\n.*TRUSTED_PROXIES: .*\n.*DATA_DIR: .*\n.*SMTP_URL: /);
  });
});
