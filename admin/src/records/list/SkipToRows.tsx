import { Button } from '@mui/material';
import { useListContext } from 'react-admin';

/** Skip link past the toolbar and headings to the first row; visible on focus. */
export function SkipToRows() {
  const { data } = useListContext();
  if (!data?.length) return null;
  return (
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
}
