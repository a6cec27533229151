import { expect, it } from '@jest/globals';
import { requireClaimed } from './written-pages.js';

const claimed = (address: string) => address.startsWith('/novedades');

it('takes a site whose every address nobody else may have', () =>
  expect(() => requireClaimed(['novedades', 'novedades/:slug'], claimed)).not.toThrow());

it('refuses one of which staff could take an address', () =>
  expect(() => requireClaimed(['novedades', 'bolsa/:slug'], claimed)).toThrow('/bolsa/uno'));
