import type { AnySection } from '@coop/domain';
import { Button, Dialog, DialogActions, DialogTitle } from '@mui/material';
import { PageBeside } from './PageBeside';

type Props = { section: AnySection; onClose: () => void };

/** Full-screen preview, where it does not fit beside the form. */
export const PageOver = ({ section, onClose }: Props) => (
  <Dialog open fullScreen onClose={onClose} aria-labelledby="pagina-encima">
    <DialogTitle id="pagina-encima">Así se verá con lo que escribe</DialogTitle>
    <PageBeside section={section} onPick={onClose} />
    <DialogActions>
      <Button onClick={onClose}>Volver al formulario</Button>
    </DialogActions>
  </Dialog>
);
