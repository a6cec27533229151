import { Box, Skeleton } from '@mui/material';
import { useTimeout } from 'react-admin';

const PLACES = [1, 2, 3, 4, 5];

/**
 * Says that rows are on their way, once that takes a while: react-admin's own draws a table with boxes to check, which have no name
 * and nothing behind them.
 */
export function RowsLoading() {
  const isLong = useTimeout(1000);
  if (!isLong) return null;
  return (
    <Box role="status" aria-label="Cargando" sx={{ px: 2, py: 1 }}>
      {PLACES.map((place) => (
        <Skeleton key={place} height={44} sx={{ opacity: 1 / place }} />
      ))}
    </Box>
  );
}
