import { Alert } from '@mui/material';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const follow = (listener: () => void) => onlineManager.subscribe(listener);

/** Says on every page of the panel that there is no network. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(follow, () => onlineManager.isOnline());
  return (
    <div role="status">
      {!isOnline && (
        <Alert severity="warning" sx={{ mt: 1, displayPrint: 'none' }}>
          Sin conexión: lo que guarde no se enviará. Lo que escribió sigue en esta página; guárdelo cuando vuelva la
          conexión.
        </Alert>
      )}
    </div>
  );
}
