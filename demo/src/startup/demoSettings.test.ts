import { describe, expect, it } from '@jest/globals';
import { readDemoConfig } from './demoSettings.js';
import { tryHost } from './tryHost.js';

describe('the demo settings', () => {
  it('have defaults', () => {
    expect(readDemoConfig({})).toMatchObject({ NODE_ENV: 'development', HOST: '127.0.0.1' });
  });

  it.each([
    ['NODE_ENV', 'production'],
    ['ORIGIN', 'https://www.cooperativa.bo'],
    ['ORIGIN', 'HTTPS://www.cooperativa.bo'],
    ['FIREBASE_AUTH_EMULATOR_HOST', 'identidad.cooperativa.bo:9099'],
    ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1@10.0.0.7:9099'],
    ['FIRESTORE_EMULATOR_HOST', '10.0.0.7:8085'],
    ['FIREBASE_PROJECT_ID', 'cooperativa'],
    ['FILES_BUCKET', 'cooperativa.appspot.com'],
    ['USERS_STORE', 'firestore'],
    ['SMTP_URL', 'smtps://usuario:clave@smtp.cooperativa.bo:465'],
    ['SMTP_URL', 'smtp://127.0.0.1.cooperativa.bo:25'],
  ])('reject %s=%s', (name, value) => {
    expect(() => readDemoConfig({ [name]: value })).toThrow(new RegExp(`^  ${name}: `, 'm'));
  });

  it.each([
    ['NODE_ENV', 'development'],
    ['ORIGIN', 'http://192.168.0.7:3000'],
    ['FIREBASE_PROJECT_ID', 'demo-otra'],
    ['DATABASE_URL', 'postgres://demo@postgres/demo'],
    ['HOST', '0.0.0.0'],
    ['FIREBASE_AUTH_EMULATOR_HOST', 'localhost:9099'],
    ['FIRESTORE_EMULATOR_HOST', '[::1]:8085'],
    ['SMTP_URL', 'smtp://127.0.0.1:1025'],
    ['SMTP_URL', 'smtp://[::1]:1025'],
  ])('accept %s=%s', (name, value) => {
    const settings = { MAIL_FROM: 'no-responder@kantuta.test', [name]: value };
    expect(readDemoConfig(settings)).toMatchObject({ [name]: value });
  });

  it('accept USERS_STORE=firestore with an emulator', () => {
    const emulated = { USERS_STORE: 'firestore', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8085' };
    expect(readDemoConfig(emulated)).toMatchObject(emulated);
  });

  it.each([
    ['0.0.0.0', ['HOST']],
    ['127.0.0.1', []],
  ])('with HOST=%s warn about %j', (HOST, warned) => {
    expect((tryHost(readDemoConfig({ HOST })).warnings ?? []).map(({ name }) => name)).toEqual(warned);
  });
});
