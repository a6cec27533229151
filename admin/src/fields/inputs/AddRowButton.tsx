import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useSimpleFormIterator } from 'react-admin';

export function AddRowButton({ label }: { label: string }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" variant="outlined" startIcon={<Add />} onClick={() => add()} aria-label={`Añadir a ${label}`}>
      Añadir
    </Button>
  );
}
