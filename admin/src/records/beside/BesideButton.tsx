import VerticalSplit from '@mui/icons-material/VerticalSplitOutlined';
import { Button } from '@mui/material';
import type { Beside } from './useBeside';

/** Toggles the live preview of the page. */
export function BesideButton({ beside: { isOffered, isShown, toggle } }: { beside: Beside }) {
  if (!isOffered) return null;
  return (
    <Button
      variant={isShown ? 'contained' : 'outlined'}
      startIcon={<VerticalSplit />}
      aria-pressed={isShown}
      onClick={toggle}
    >
      Página al lado
    </Button>
  );
}
