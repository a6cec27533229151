import { Fade, LinearProgress } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { underWay } from '../../ground/page/underWay';

/** Work that is over sooner is not shown: the bar would only flicker. */
const DELAY_MS = 400;

/** A bar over everything, dialogs included, while requests, uploads or code are under way. */
export function WorkBar() {
  const isWorking = useSyncExternalStore(underWay.subscribe, underWay.get);
  return (
    <Fade in={isWorking} style={{ transitionDelay: isWorking ? `${DELAY_MS}ms` : '0ms' }} unmountOnExit>
      <LinearProgress
        aria-label="En curso"
        sx={{ position: 'fixed', insetInline: 0, top: 0, height: 3, zIndex: 'tooltip', displayPrint: 'none' }}
      />
    </Fade>
  );
}
