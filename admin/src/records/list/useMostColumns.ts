import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { ROOMY } from '../../ground/tools/roomy';

/** How many columns are read without moving the table sideways: on a tablet, on a small screen of an office, on a large one all. */
export function useMostColumns(): number {
  const isTablet = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'));
  const isRoomy = useMediaQuery(ROOMY);
  if (isTablet) return 5;
  return isRoomy ? Number.POSITIVE_INFINITY : 7;
}
