import { Button } from '@mui/material';

/** For the keyboard: past the tools and the titles of columns, to the first row. Seen by whoever comes to it. */
export const SkipToRows = () => (
  <Button
    size="small"
    variant="contained"
    onClick={() => document.querySelector<HTMLElement>('.RaList-content :is(tbody, ul) a')?.focus()}
    sx={{
      position: 'absolute',
      zIndex: 2,
      '&:not(:focus)': { width: '1px', height: '1px', minWidth: 0, p: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
    }}
  >
    Ir a la primera fila
  </Button>
);
