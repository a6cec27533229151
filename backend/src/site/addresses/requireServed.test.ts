import { type AnySection, sectionList } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { requireServed } from './staff-pages.js';

const all = sectionList as readonly AnySection[];

describe('the public addresses of sections', () => {
  it('are accepted when the site serves them', () => {
    expect(() => requireServed(all, () => true)).not.toThrow();
  });

  it.each([
    ['the page of a list', '/novedades', 'novedades (/novedades)'],
    ['the page of one of its rows', '/novedades/uno', 'novedades (/novedades/uno)'],
    ['the page of a form', '/contactanos/reclamos', 'contactanos/reclamos (/contactanos/reclamos)'],
  ])('are rejected at startup without %s', (_, missing, message) => {
    expect(() => requireServed(all, (path) => path !== missing)).toThrow(message);
  });
});
