import { expect, it } from '@jest/globals';
import { requireClaimed } from './staff-pages.js';

const claimed = (address: string) => address.startsWith('/novedades');

it('accepts a site whose addresses are all reserved', () =>
  expect(() => requireClaimed(['novedades', 'novedades/:slug'], claimed)).not.toThrow());

it('rejects a site with an address that staff could use', () =>
  expect(() => requireClaimed(['novedades', 'bolsa/:slug'], claimed)).toThrow('/bolsa/uno'));
