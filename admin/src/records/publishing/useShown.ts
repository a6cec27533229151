import { useEffect } from 'react';

/** Tells whoever waits for it that what people have to read first is there. */
export function useShown(isShown: boolean, onShown?: () => void): void {
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown, onShown]);
}
