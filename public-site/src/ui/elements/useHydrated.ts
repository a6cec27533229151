import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the server wrote and while hydrating, true from then on: for what only works with the script. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
