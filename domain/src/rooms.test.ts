import { expect, it } from '@jest/globals';
import { upwardImports } from '../../scripts/rooms/upwardImports.mjs';

/** Folders of the domain, lowest layer first: each imports only itself and the folders before it. */
const rooms = [
  'text',
  'site',
  'calendar',
  'amounts',
  'calculators',
  // Description language of sections, and operations on their values.
  'language',
  'values',
  'rules',
  'sections',
  'access',
  'simulations',
  'rates',
  // Schemas of API responses.
  'answers',
  '.',
] as const;

it('each folder imports only itself and lower layers', () =>
  expect(upwardImports(new URL('.', import.meta.url), rooms)).toEqual([]));
