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

it('imports only what stands below', () => expect(upwardImports(new URL('.', import.meta.url), rooms)).toEqual([]));
