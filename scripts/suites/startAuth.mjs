import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startAuthEmulator } from '../emulator/startAuthEmulator.mjs';

/** Starts the one Auth emulator of a Jest run, unless the environment names one; workers inherit its address. */
export default async function startAuth() {
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-jest-'));
  const { child, host } = await startAuthEmulator({ logFile: path.join(folder, 'acceso.log') });
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  globalThis.ownAuthEmulator = { child, folder };
}
