import { expect, it } from '@jest/globals';
import { upwardImports } from '../../scripts/rooms/upwardImports.mjs';

/** Folders of the server, lowest layer first: each may import itself and the folders before it. */
const rooms = [
  // Platform: it names a section only where it depends on one (users, mails, permissions of API clients).
  'platform',
  // Features of any section.
  'resource',
  // Publication, from draft to public row.
  'publishing',
  // Public submissions.
  'cases',
  'rates',
  // Features of a single section.
  'sections',
  'panel',
  'site',
  // Export and import of an installation's rows and files.
  'backups',
  'startup',
  // Exports used by the demonstration.
  'exports',
  '.',
] as const;

it('each folder imports only itself and lower layers', () =>
  expect(upwardImports(new URL('.', import.meta.url), rooms)).toEqual([]));
