import { useEffect } from 'react';
import { useSidebarState } from 'react-admin';

/** While `isWanted`, the panel's menu shows its icons alone; then it is again as it was. */
export function useNarrowMenu(isWanted: boolean): void {
  const [open, setOpen] = useSidebarState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it was when the screen was opened; what is pressed since stands.
  useEffect(() => {
    if (!isWanted || !open) return;
    setOpen(false);
    return () => setOpen(true);
  }, [isWanted]);
}
