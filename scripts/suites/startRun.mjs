import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startAuthEmulator } from '../emulator/startAuthEmulator.mjs';

/** Prepares a Jest run: its name, and one Auth emulator for all workers unless the environment names another. */
export default async function startRun() {
  process.env.TEST_RUN = randomUUID().slice(0, 8);
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-jest-'));
  const { child, host } = await startAuthEmulator({ logFile: path.join(folder, 'acceso.log') });
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  globalThis.ownAuthEmulator = { child, folder };
}
