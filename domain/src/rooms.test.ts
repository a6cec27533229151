import { expect, it } from '@jest/globals';
import { upwardImports } from '../../scripts/rooms/upwardImports.mjs';

/** Folders of the domain, from the ground up: each imports itself and what stands before it. */
const rooms = [
  'text',
  'site',
  'calendar',
  'amounts',
  'calculators',
  // With what a section is described, and what is done with the values of one.
  'language',
  'values',
  'rules',
  'sections',
  'access',
  'simulations',
  'rates',
  // What the API answers.
  'answers',
  '.',
] as const;

/** A file each for the kinds of field: the compiler asks for them by its index, and nobody looks there for anything else. */
const BY_DESIGN = ['language/fields'];

it('imports only what stands below', () =>
  expect(upwardImports(new URL('.', import.meta.url), rooms, BY_DESIGN)).toEqual([]));
