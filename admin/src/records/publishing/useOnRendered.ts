import { useEffect } from 'react';

/** Calls `onShown` once the content to read is rendered. */
export function useOnRendered(isShown: boolean, onShown?: () => void): void {
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown, onShown]);
}
