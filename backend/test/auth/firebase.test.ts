import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { deleteApp } from 'firebase-admin/app';
import { openFirebase } from '../../src/platform/auth/firebase.module.js';
import { readConfig } from '../../src/platform/config/config.js';

describe('Firebase project', () => {
  let before: string | undefined;
  beforeEach(() => {
    before = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  });
  afterEach(() => {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = before;
  });

  it('is rejected when the SDK would accept unsigned tokens against the settings', () => {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9099';
    expect(() => openFirebase(readConfig({ NODE_ENV: 'test' }))).toThrow('FIREBASE_AUTH_EMULATOR_HOST');
  });

  it('uses the emulator of the settings', async () => {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9099';
    const app = openFirebase(readConfig({ NODE_ENV: 'test', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }));
    expect(app.options.projectId).toBe('demo-kantuta');
    await deleteApp(app);
  });

  it('rejects an emulator in production', () => {
    expect(() => readConfig({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toThrow('FIREBASE_AUTH_EMULATOR_HOST');
  });
});
