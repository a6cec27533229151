import { expect, it } from '@jest/globals';
import { upwardImports } from '../../scripts/rooms/upwardImports.mjs';

/** Folders of the site, from the ground up: each imports itself and what stands before it. */
const rooms = [
  'reading',
  'wording',
  'ui',
  'offline',
  'lists',
  'cotizacion',
  'simulators',
  'forms',
  // What pages that staff write may show of them.
  'sections/agencias',
  'sections/depositosPlazoFijo/simulator',
  'sections/simuladorCreditos/simulator',
  'blocks',
  // What products cost is read from it.
  'sections/tarifario',
  'products',
  'sections',
  'frame',
  'pages',
  '.',
] as const;

it('imports only what stands below', () => expect(upwardImports(new URL('.', import.meta.url), rooms)).toEqual([]));
