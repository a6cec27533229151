import { expect, it } from '@jest/globals';
import { upwardImports } from '../../scripts/rooms/upwardImports.mjs';

/** Folders of the site, lowest layer first: each imports only itself and the folders before it. */
const rooms = [
  'reading',
  'wording',
  'ui',
  'offline',
  'lists',
  'cotizacion',
  'simulators',
  'forms',
  // Components that the blocks of staff-written pages embed.
  'sections/agencias',
  'sections/depositosPlazoFijo/simulator',
  'sections/simuladorCreditos/simulator',
  'blocks',
  // Products read their costs from it.
  'sections/tarifario',
  'products',
  'sections',
  'frame',
  'pages',
  '.',
] as const;

it('each folder imports only itself and lower layers', () =>
  expect(upwardImports(new URL('.', import.meta.url), rooms)).toEqual([]));
