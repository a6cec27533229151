import { expect, it } from '@jest/globals';
import { upwardImports } from '../../scripts/rooms/upwardImports.mjs';

/** Folders of the demo, lowest layer first: each imports only itself and the folders before it. */
const rooms = [
  // Seed format and staff accounts.
  'ground',
  'pictures',
  'documents',
  // Content of the cooperative's site and panel.
  'content',
  // Loading into the server.
  'seeding',
  'startup',
  '.',
] as const;

it('each folder imports only itself and lower layers', () =>
  expect(upwardImports(new URL('.', import.meta.url), rooms)).toEqual([]));
