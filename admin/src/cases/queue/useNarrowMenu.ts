import { useEffect } from 'react';
import { useSidebarState } from 'react-admin';

/** While `isWanted`, the panel's menu shows its icons alone; then it is again as it was, also where the page is left or loaded anew. */
export function useNarrowMenu(isWanted: boolean): void {
  const [open, setOpen] = useSidebarState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it was when the screen was opened; what is pressed since stands.
  useEffect(() => {
    if (!isWanted || !open) return;
    const unfold = () => setOpen(true);
    setOpen(false);
    // Whether it is open is kept in the browser: no page goes with the menu as this screen alone wants it.
    addEventListener('pagehide', unfold);
    return () => {
      removeEventListener('pagehide', unfold);
      unfold();
    };
  }, [isWanted]);
}
