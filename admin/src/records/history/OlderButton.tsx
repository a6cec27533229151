import { Button } from '@mui/material';
import type { useHistory } from './useHistory';

/** Asks for what happened before, where there is more of it. */
export function OlderButton({ hasMore, isLoading, load }: ReturnType<typeof useHistory>['older']) {
  return (
    hasMore && (
      <Button onClick={load} disabled={isLoading} sx={{ justifySelf: 'start' }}>
        {isLoading ? 'Cargando…' : 'Ver cambios anteriores'}
      </Button>
    )
  );
}
