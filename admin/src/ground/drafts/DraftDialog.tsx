import { type AnySection, formatDateTime } from '@coop/domain';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { LocalDraft } from './localDraft';

type Props = {
  section: AnySection;
  draft: LocalDraft;
  /** Whether the row was saved by somebody since. */
  isStale: boolean;
  onRecover: () => void;
  onDiscard: () => void;
};

/** Offers what this browser kept of a form that was closed without saving. It has to be answered. */
export function DraftDialog({ section, draft: { en, valores }, isStale, onRecover, onDiscard }: Props) {
  const names = Object.keys(valores).map((name) => section.fields[name].label);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="borrador-local">
      <DialogTitle id="borrador-local">{`Hay cambios sin guardar del ${formatDateTime(en)}`}</DialogTitle>
      <DialogContent>
        <DialogContentText>{`¿Desea recuperarlos? Son de: ${new Intl.ListFormat('es').format(names)}.`}</DialogContentText>
        {isStale && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            El registro cambió desde entonces. Si los recupera, al guardar podrá elegir campo por campo qué se queda.
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDiscard}>Descartar</Button>
        <Button variant="contained" onClick={onRecover}>
          Recuperar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
