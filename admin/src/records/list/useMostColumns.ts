import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';

/** How many columns are read without moving the table sideways: on a tablet, on the smallest screen of an office; on others all. */
export function useMostColumns(): number {
  const isTablet = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'));
  const isSmall = useMediaQuery('(max-width: 1279.95px)');
  if (isTablet) return 5;
  return isSmall ? 7 : Number.POSITIVE_INFINITY;
}
