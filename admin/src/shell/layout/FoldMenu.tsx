import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useSidebarState, useStoreContext } from 'react-admin';

/** On a tablet the menu begins as signs alone, so that tables have their room; whoever opens it has it open from then on. */
export function FoldMenu() {
  const isTablet = useMediaQuery<Theme>((theme) => theme.breakpoints.between('sm', 'md'), { noSsr: true });
  const { getItem } = useStoreContext();
  const [, setOpen] = useSidebarState();
  useEffect(() => {
    if (isTablet && getItem('sidebar.open') === undefined) setOpen(false);
  }, [isTablet, getItem, setOpen]);
  return null;
}
