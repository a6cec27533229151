import { localStorageStore, type Store } from 'react-admin';
import { forgetBrowser } from './forgetBrowser';
import { validStored } from './validStored';

/** What the panel remembers of one user in this browser: folded menus, columns, views; read back only if it is sound. */
export function panelStore(uid: string): Store {
  const store = localStorageStore(undefined, `panel-${uid}`);
  return {
    ...store,
    getItem: <T>(key: string, otherwise?: T) =>
      (validStored(key, store.getItem(key)) as T | undefined | null) ?? otherwise,
    // react-admin asks for it at logout.
    reset: forgetBrowser,
    subscribe: (key, callback) => store.subscribe(key, (value) => callback(validStored(key, value))),
  };
}
