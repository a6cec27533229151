import { findSection } from '@coop/domain';
import { localStorageStore, memoryStore, type Store } from 'react-admin';
import { z } from 'zod';
import { forgetBrowser } from './forgetBrowser';

/** Validates a stored list setting, since any script can write it. Filters are never stored. */
export function validStored(key: string, value: unknown): unknown {
  const [, name = '', setting = ''] =
    /^(.+)\.(savedQueries|listParams|datatable|datatable_columnRanks)$/.exec(key) ?? [];
  const section = findSection(name);
  if (!setting || value === undefined || value === null) return value;
  if (!section) return undefined;
  if (setting === 'datatable')
    return z
      .array(z.string())
      .safeParse(value)
      .data?.filter((name) => Object.hasOwn(section.fields, name));
  if (setting === 'datatable_columnRanks') return z.array(z.int().min(0).max(200)).safeParse(value).data;
  return undefined;
}

/** List filters, view and selection: kept in memory, so they last only while the user stays in the section. */
const ofAVisit = /\.(listParams|selectedIds|selectedIds\.query|vista|vista\.[^.]+\.datatable)$/;

/** react-admin store of one user: sidebar and columns in localStorage, validated when read. */
export function panelStore(uid: string): Store {
  const store = localStorageStore(undefined, `panel-${uid}`);
  const visit = memoryStore();
  const placeOf = (key: string) => (ofAVisit.test(key) ? visit : store);
  return {
    ...store,
    setup: () => {
      store.setup();
      visit.setup();
    },
    teardown: () => {
      store.teardown();
      visit.teardown();
    },
    getItem: <T>(key: string, otherwise?: T) =>
      ofAVisit.test(key)
        ? visit.getItem(key, otherwise)
        : ((validStored(key, store.getItem(key)) as T | undefined | null) ?? otherwise),
    setItem: (key, value) => placeOf(key).setItem(key, value),
    removeItem: (key) => placeOf(key).removeItem(key),
    removeItems: (prefix) => {
      store.removeItems(prefix);
      visit.removeItems(prefix);
    },
    // react-admin calls it on logout.
    reset: () => {
      visit.reset();
      forgetBrowser();
    },
    subscribe: (key, callback) =>
      ofAVisit.test(key)
        ? visit.subscribe(key, callback)
        : store.subscribe(key, (value) => callback(validStored(key, value))),
  };
}
