import { Alert, Button } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';

const SECONDS = 10;

type Props = { title: string; onUndo: () => void; onEnd: () => void };

/** That a card was taken out, in its place, with the way back. It leaves after a while, and not under a hand or the focus. */
export function RemovedNotice({ title, onUndo, onEnd }: Props) {
  const [isHeld, setHeld] = useState(false);
  const end = useEffectEvent(onEnd);
  // Counted from the last time that somebody was at it.
  useEffect(() => {
    if (isHeld) return;
    const counted = setTimeout(() => end(), SECONDS * 1000);
    return () => clearTimeout(counted);
  }, [isHeld]);
  return (
    <Alert
      component="li"
      role="listitem"
      severity="info"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      action={
        <Button color="inherit" size="small" aria-keyshortcuts="Control+Z" onClick={onUndo}>
          Deshacer
        </Button>
      }
      sx={{ overflowWrap: 'anywhere' }}
    >
      {`Se quitó «${title}».`}
    </Alert>
  );
}
