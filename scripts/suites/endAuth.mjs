import { rmSync } from 'node:fs';
import { endChild } from '../processes/endChild.mjs';

/** Ends what startAuth started. */
export default async function endAuth() {
  const own = globalThis.ownAuthEmulator;
  if (!own) return;
  await endChild(own.child);
  rmSync(own.folder, { recursive: true, force: true });
}
