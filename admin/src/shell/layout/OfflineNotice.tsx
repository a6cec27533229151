import { Alert, Box } from '@mui/material';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const follow = (listener: () => void) => onlineManager.subscribe(listener);

/** Says on every page of the panel, wherever it is scrolled to, that there is no network. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(follow, () => onlineManager.isOnline());
  return (
    <Box role="status" sx={belowTheHeader}>
      {!isOnline && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          Sin conexión: lo que guarde no se enviará. Lo que escribió sigue en esta página; guárdelo cuando vuelva la
          conexión.
        </Alert>
      )}
    </Box>
  );
}

const belowTheHeader = { position: 'sticky', top: 48, zIndex: 4, displayPrint: 'none' } as const;
