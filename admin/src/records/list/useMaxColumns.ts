import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';

/** Returns how many columns fit without horizontal scroll at the current screen width. */
export function useMaxColumns(): number {
  const isTablet = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'));
  const isSmall = useMediaQuery('(max-width: 1279.95px)');
  const isMiddling = useMediaQuery('(max-width: 1365.95px)');
  const isLaptop = useMediaQuery('(max-width: 1439.95px)');
  if (isTablet) return 5;
  if (isSmall) return 7;
  if (isMiddling) return 8;
  return isLaptop ? 9 : Number.POSITIVE_INFINITY;
}
