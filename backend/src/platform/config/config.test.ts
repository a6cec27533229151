import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inspectConfig, readConfig, settingNames } from './config.js';

const root = path.join(import.meta.dirname, '../../../..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const wrongIn = (env: Record<string, string>) => inspectConfig(env).faults.map(({ name }) => name);

const production = {
  ORIGIN: 'https://www.cooperativa.bo',
  DATABASE_URL: 'postgres://cooperativa@localhost/cooperativa',
  FIREBASE_PROJECT_ID: 'cooperativa',
  FIREBASE_API_KEY: 'AIza',
  GOOGLE_APPLICATION_CREDENTIALS: '/etc/cooperativa.json',
  HASH_SALT: 'un-secreto-de-16-o-mas',
  SMTP_URL: 'smtps://correo.cooperativa.bo',
  MAIL_FROM: 'no-responder@cooperativa.bo',
  TRUSTED_PROXIES: '1',
};

describe('the settings of a production server', () => {
  it('default to production', () => {
    expect(readConfig(production)).toMatchObject({ NODE_ENV: 'production', TRUSTED_PROXIES: 1 });
  });

  it('allow a low request limit that still loads a page', () => {
    expect(readConfig({ ...production, REQUESTS_PER_SECOND: '3' })).toMatchObject({ REQUESTS_PER_SECOND: 3 });
  });

  it('are all reported at once when missing, also with other faults', () => {
    expect(wrongIn({ PORT: 'abc' }).sort()).toEqual(['PORT', ...Object.keys(production)].sort());
  });

  it.each(Object.keys(production))('report a missing %s', (name) => {
    expect(wrongIn({ ...production, [name]: '' })).toContain(name);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', ' '],
    ['PORT', '70000'],
    ['TRUSTED_PROXIES', '0x1'],
    ['REQUESTS_PER_SECOND', '2'],
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'development'],
    ['LOG_LEVEL', 'todo'],
    ['ORIGIN', 'http://www.cooperativa.bo'],
    ['ORIGIN', 'cooperativa.bo'],
    ['ORIGIN', 'https://usuario:clave@www.cooperativa.bo'],
    ['ORIGIN', 'https://www.cooperativa.bo/sitio'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['DATABASE_URL', 'postgres://u:con/y#@127.0.0.1/base'],
    ['DATABASE_URL', 'postgres://u@127.0.0.1:99999/base'],
    ['DATABASE_URL', 'postgres://ci@127.0.0.1/base?port=abc'],
    ['DATABASE_URL', 'postgres://ci@127.0.0.1/base?port=70000'],
    ['HOST', '999.1.1.1'],
    ['HOST', '[::1]'],
    ['HOST', 'www.cooperativa.bo:80'],
    ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:'],
    ['TURNSTILE_URL', 'nada'],
    ['METRICS_PORT', '3000'],
    ['HASH_SALT', 'quince-letras-1'],
    ['HASH_SALT', ' '.repeat(16)],
    ['HASH_SALT', 'abababababababababab'],
    ['TURNSTILE_SECRET', 'sin-su-clave'],
    ['FIREBASE_PROJECT_ID', 'demo-kantuta'],
    ['FIREBASE_PROJECT_ID', 'DEMO-kantuta'],
    ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099'],
    ['FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080'],
    ['STORAGE_EMULATOR_HOST', 'http://127.0.0.1:9199'],
    ['FIREBASE_STORAGE_EMULATOR_HOST', '127.0.0.1:9199'],
    ['FIREBASE_DATABASE_EMULATOR_HOST', '127.0.0.1:9000'],
    ['GOOGLE_CLOUD_UNIVERSE_DOMAIN', 'nube.example'],
  ])('reject %s=%s, and only that, in Spanish', (name, value) => {
    const { faults } = inspectConfig({ ...production, [name]: value });
    expect(faults.map((fault) => fault.name)).toEqual([name]);
    expect(faults[0]?.message).not.toMatch(/invalid|expected|option|string/i);
  });
});

describe('environment variables that redirect Google’s libraries', () => {
  const libraries = ['firebase-admin/lib', '@google-cloud/storage/build/cjs', '@google-cloud/firestore/build/src'];
  const READ = /process\.env(?:\.|\[')([A-Z_]*(?:EMULATOR_HOST|UNIVERSE_DOMAIN))/g;
  const namesIn = (library: string) =>
    readdirSync(path.join(root, 'node_modules', library), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.c?js$/.test(file))
      .flatMap((file) =>
        [...textOf(`node_modules/${library}/${file}`).matchAll(READ)].map(([, name]) => name as string),
      );
  const read = [...new Set(libraries.flatMap(namesIn))].sort();

  it('are all rejected in production', () => {
    expect(read).toEqual(expect.arrayContaining(['STORAGE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST']));
    const env = Object.fromEntries(read.map((name) => [name, '127.0.0.1:9']));
    expect(wrongIn({ ...production, ...env }).sort()).toEqual(read);
  });

  it('are accepted when empty', () => {
    expect(wrongIn({ ...production, FIREBASE_STORAGE_EMULATOR_HOST: '' })).toEqual([]);
  });
});

describe('the settings of tests', () => {
  it.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '192.168.0.7'],
    ['FIREBASE_PROJECT_ID', 'cooperativa'],
    ['FILES_BUCKET', 'cooperativa.appspot.com'],
    ['USERS_STORE', 'firestore'],
    ['FIREBASE_AUTH_EMULATOR_HOST', '10.0.0.7:9099'],
  ])('reject %s=%s, to avoid real services and access from outside', (name, value) => {
    expect(wrongIn({ NODE_ENV: 'test', [name]: value })).toEqual([name]);
  });

  it.each([
    ['HOST', '::1'],
    ['HOST', 'localhost'],
    ['FIREBASE_PROJECT_ID', 'demo-otra'],
    ['DATABASE_URL', 'postgres://ci@127.0.0.1/prueba'],
    ['DATABASE_URL', 'postgres://ci@127.0.0.1/prueba?port=5433'],
    ['FIREBASE_AUTH_EMULATOR_HOST', 'localhost:9099'],
  ])('accept %s=%s', (name, value) => {
    expect(readConfig({ NODE_ENV: 'test', [name]: value })).toMatchObject({ NODE_ENV: 'test', [name]: value });
  });

  it('accept USERS_STORE=firestore with an emulator', () => {
    const emulated = { USERS_STORE: 'firestore', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8085' };
    expect(wrongIn({ NODE_ENV: 'test', ...emulated })).toEqual([]);
  });
});

describe('the documentation of settings', () => {
  /** Asked of the demonstration and of tests alone: production refuses them. */
  const ofOthers = ['NODE_ENV', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST', 'STORAGE_EMULATOR_HOST'];
  const names = settingNames.filter((name) => !ofOthers.includes(name));
  const [forServers = '', forOthers = ''] = textOf('.env.example').split('── Solo para');
  const example = new Map(
    [...forServers.matchAll(/^# ([A-Z_]+)=(\S*)/gm)].map(([, name, value]) => [name as string, value as string]),
  );
  const compose = textOf('docker-compose.yml');
  const product = compose.split(/^ {2}(?=\w+:$)/m).find((part) => part.startsWith('producto:')) as string;

  it('lists each setting and no other', () => {
    expect([...example.keys()].sort()).toEqual(names.toSorted());
  });

  it('shows the default of each setting', () => {
    const initial = Object.entries(inspectConfig({}).config).filter(([name]) => names.includes(name));
    const settings = initial.map(([name, value]) => [name, value === true ? '1' : String(value)]);
    expect(settings.map(([name]) => [name, example.get(name as string)])).toEqual(settings);
  });

  it('each setting is passed on by docker compose or set by the image', () => {
    const image = textOf('Dockerfile').split('AS producto')[1] as string;
    const missing = names.filter(
      (name) => !new RegExp(`^ {6}${name}: `, 'm').test(product) && !new RegExp(`[ ]${name}=`).test(image),
    );
    expect(missing).toEqual([]);
  });

  it('lists the other variables of docker compose', () => {
    const referenced = [...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name as string);
    const declared = new Set([
      ...example.keys(),
      ...[...forOthers.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name),
    ]);
    expect(referenced.filter((name) => !declared.has(name))).toEqual([]);
  });
});

describe('the build context of the image', () => {
  const [first, ...patterns] = textOf('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const letIn = new Set(patterns.filter((line) => line.startsWith('!')).map((line) => line.slice(1)));

  it.each(['.env', '.env.produccion', 'cuenta-de-servicio.json', 'clave.pem', 'cooperativa-firebase-adminsdk-x1.json'])(
    'excludes %s by default',
    (name) => {
      expect(first).toBe('*');
      expect(letIn.has(name)).toBe(false);
    },
  );

  it('includes each source that the Dockerfile copies', () => {
    const copied = [...textOf('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) =>
      (names as string).split(' '),
    );
    const sources = copied.filter((name) => name !== '.').map((name) => name.replace(/\/package\.json$/, ''));
    expect(sources.filter((name) => !letIn.has(name) && !letIn.has(`${name}/package.json`))).toEqual([]);
  });
});
