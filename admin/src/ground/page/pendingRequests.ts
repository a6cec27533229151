/** Observable value for `useSyncExternalStore`, writable outside React. */
export function store<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: T) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const count = store(0);

/** Whether any request, upload or code load is in flight. */
export const pendingRequests = { subscribe: count.subscribe, get: () => count.get() > 0 };

/** Counts the work as pending until it settles. */
export async function track<T>(work: Promise<T>): Promise<T> {
  // Code may load during a React render, when no component may be updated; deferred to a microtask.
  await undefined;
  count.set(count.get() + 1);
  try {
    return await work;
  } finally {
    count.set(count.get() - 1);
  }
}
