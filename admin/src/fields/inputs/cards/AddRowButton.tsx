import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';

/** Says what it adds to: lists stand within lists. */
export const AddRowButton = ({ label, onAdd }: { label: string; onAdd: () => void }) => (
  <Button variant="outlined" startIcon={<Add />} onClick={onAdd} sx={{ justifySelf: 'start' }}>
    {`Añadir a ${label}`}
  </Button>
);
