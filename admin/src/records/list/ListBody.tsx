import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTimeout } from 'react-admin';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';

const DIMMED = 0.6;

/** Rows of a list once loaded. Placeholder or stale rows are dimmed. */
export function ListBody({ children }: { children: ReactNode }) {
  const { data, error, isPending, isPlaceholderData, refetch } = useListContext();
  if (isPending) return <RowsLoading />;
  if (!error)
    return (
      <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? DIMMED : 1 }}>
        {children}
      </Box>
    );
  return (
    <>
      <Box sx={{ p: 2 }}>
        <FailedToLoad error={error} onRetry={refetch} isShown={data !== undefined} />
      </Box>
      {data && <Box sx={{ opacity: DIMMED }}>{children}</Box>}
    </>
  );
}

const PLACES = [1, 2, 3, 4, 5];

/** Loading indicator after a delay. react-admin's own renders checkboxes without accessible names. */
function RowsLoading() {
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
