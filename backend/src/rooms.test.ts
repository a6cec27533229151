import { expect, it } from '@jest/globals';
import { upwardImports } from '../../scripts/rooms/upwardImports.mjs';

/** Folders of the server, from the ground up: each imports itself and what stands before it. */
const rooms = [
  // The ground: it names a section only where it works by it (its users, its mails, what systems may do).
  'platform',
  // What any section can do.
  'resource',
  // From draft to visitor.
  'publishing',
  // What people send.
  'cases',
  'rates',
  // What one section alone demands.
  'sections',
  'panel',
  'site',
  // Rows and files, carried from and to an installation.
  'backups',
  'startup',
  // What the demonstration uses of it.
  'exports',
  '.',
] as const;

it('imports only what stands below', () => expect(upwardImports(new URL('.', import.meta.url), rooms)).toEqual([]));
