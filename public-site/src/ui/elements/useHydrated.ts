import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false on the server and during hydration, true afterwards: for content that needs JavaScript. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
