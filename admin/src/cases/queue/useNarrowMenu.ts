import { useEffect } from 'react';
import { useSidebarState, useStore } from 'react-admin';

/** While `isWanted`, the panel's menu shows its icons alone; then it is again as it was, also where the page was loaded anew meanwhile. */
export function useNarrowMenu(isWanted: boolean): void {
  const [open, setOpen] = useSidebarState();
  const [folded, setFolded] = useStore('casos.menuPlegado', false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it was when the screen was opened; what is pressed since stands.
  useEffect(() => {
    if (!isWanted || !(open || folded)) return;
    setOpen(false);
    setFolded(true);
    return () => {
      setOpen(true);
      setFolded(false);
    };
  }, [isWanted]);
}
