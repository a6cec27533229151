import { localStorageStore, memoryStore, type Store } from 'react-admin';
import { forgetBrowser } from './forgetBrowser';
import { validStored } from './validStored';

/** The filters, the view and the selection of a list: they last while somebody stays in its section, and no longer. */
const ofAVisit = /\.(listParams|selectedIds|selectedIds\.query|vista|vista\.[^.]+\.datatable)$/;

/** What the panel remembers of one user in this browser: folded menus, columns; read back only if it is sound. */
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
    // react-admin asks for it at logout.
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
