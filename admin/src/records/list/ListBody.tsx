import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { RowsLoading } from './RowsLoading';

/** The rows of a list, once they are there; when they could not be loaded, that, and below it the former ones if there are any. */
export function ListBody({ children }: { children: ReactNode }) {
  const { data, error, isPending, refetch } = useListContext();
  if (isPending) return <RowsLoading />;
  if (!error) return children;
  return (
    <>
      <Box sx={{ p: 2 }}>
        <FailedToLoad error={error} onRetry={refetch} isShown={data !== undefined} />
      </Box>
      {data && <Box sx={{ opacity: 0.6 }}>{children}</Box>}
    </>
  );
}
