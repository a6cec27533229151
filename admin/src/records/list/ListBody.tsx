import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { RowsLoading } from './RowsLoading';

const DIMMED = 0.6;

/** The rows of a list, once they are there: those of a former filter, or of before a failure to load them, are dimmed. */
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
