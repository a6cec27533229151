import type { Termino } from '@coop/domain';
import { glosario } from '@coop/domain/glosario';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';

export function TermDialog({ term, onClose }: { term: Termino; onClose: () => void }) {
  const { name, means } = glosario[term];
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="termino">
      <DialogTitle id="termino">{`${term}: ${name}`}</DialogTitle>
      <DialogContent>
        <DialogContentText>{means}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
