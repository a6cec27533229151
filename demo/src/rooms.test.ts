import { expect, it } from '@jest/globals';
import { upwardImports } from '../../scripts/rooms/upwardImports.mjs';

/** Folders of the demonstration, from the ground up: each imports itself and what stands before it. */
const rooms = [
  // With what its rows are written, and who its staff are.
  'ground',
  'pictures',
  'documents',
  // What the cooperative shows.
  'content',
  // How it gets into the server.
  'seeding',
  'startup',
  '.',
] as const;

it('imports only what stands below', () => expect(upwardImports(new URL('.', import.meta.url), rooms)).toEqual([]));
