import { store } from './store';

const count = store(0);

/** Whether anything is on its way to or from the server: requests, uploads, code. */
export const underWay = { subscribe: count.subscribe, get: () => count.get() > 0 };

/** Counts a promise as work under way until it settles. */
export async function track<T>(work: Promise<T>): Promise<T> {
  // Code is also fetched while React renders, when no component may be updated.
  await undefined;
  count.set(count.get() + 1);
  try {
    return await work;
  } finally {
    count.set(count.get() - 1);
  }
}
