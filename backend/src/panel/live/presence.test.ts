import { expect, it } from '@jest/globals';
import type { PresenceSignal } from '../../platform/live/staff-signals.js';
import { MAX_TABS_PER_USER, Presence } from './presence.js';

const place = { section: 'reclamos', id: '1' };
const at = (uid: string, tab: string, doing: string | null = null): PresenceSignal => ({
  kind: 'presence',
  uid,
  nombre: uid,
  tab,
  at: { ...place, doing },
});

it('expires only tabs that stopped reporting', () => {
  const presence = new Presence();
  presence.update(at('carla', 'a'), 0);
  presence.update(at('marco', 'b'), 60_000);
  expect(presence.expire(80_000)).toMatchObject([place]);
  expect(presence.others('', place)).toEqual([{ nombre: 'marco', haciendo: null }]);
});

it('lists each user once, by the tab in which they write', () => {
  const presence = new Presence();
  presence.update(at('carla', 'a', 'responder'), 0);
  presence.update(at('carla', 'b'), 0);
  expect(presence.others('marco', place)).toEqual([{ nombre: 'carla', haciendo: 'responder' }]);
  expect(presence.others('carla', place)).toEqual([]);
});

it('returns no changed place for a repeated signal', () => {
  const presence = new Presence();
  expect(presence.update(at('carla', 'a'), 0)).toMatchObject([place]);
  expect(presence.update(at('carla', 'a'), 30_000)).toEqual([]);
  expect(presence.update({ ...at('carla', 'a'), at: null }, 31_000)).toMatchObject([place]);
});

it('keeps the latest tabs of a user up to a maximum, without affecting others', () => {
  const presence = new Presence();
  presence.update({ ...at('carla', 'a'), at: { section: 'reclamos', id: 'first', doing: null } }, 0);
  presence.update(at('marco', 'b'), 0);
  for (let n = 1; n < MAX_TABS_PER_USER; n++) presence.update(at('carla', `tab ${n}`), n);
  const first = { section: 'reclamos', id: 'first' };
  expect(presence.others('marco', first)).toHaveLength(1);
  expect(presence.update(at('carla', 'one more'), 100)).toMatchObject([{ id: 'first' }, place]);
  expect(presence.others('marco', first)).toEqual([]);
  expect(presence.others('carla', place)).toHaveLength(1);
});
