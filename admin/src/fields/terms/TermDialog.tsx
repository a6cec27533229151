import type { Termino } from '@coop/domain';
import { glosario } from '@coop/domain/glosario';
import { Button, DialogContentText } from '@mui/material';
import { TitledDialog } from '../../ground/page/TitledDialog';

export function TermDialog({ term, onClose }: { term: Termino; onClose: () => void }) {
  const { name, means } = glosario[term];
  return (
    <TitledDialog
      title={`${term}: ${name}`}
      size="xs"
      onClose={onClose}
      actions={
        <Button onClick={onClose} autoFocus>
          Cerrar
        </Button>
      }
    >
      <DialogContentText>{means}</DialogContentText>
    </TitledDialog>
  );
}
