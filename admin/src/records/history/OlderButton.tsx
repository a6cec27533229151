import { Button } from '@mui/material';
import type { useHistory } from './useHistory';

/** Loads older entries, if any. */
export function OlderButton({ hasMore, isLoading, load }: ReturnType<typeof useHistory>['older']) {
  return (
    hasMore && (
      <Button onClick={load} disabled={isLoading} sx={{ justifySelf: 'start' }}>
        {isLoading ? 'Cargando…' : 'Ver cambios anteriores'}
      </Button>
    )
  );
}
