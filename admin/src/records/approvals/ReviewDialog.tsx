import { type AnySection, findSection } from '@coop/domain';
import type { Aprobacion } from '@coop/domain/answers';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useCallback, useState } from 'react';
import { Loading, useDataProvider, useGetOne, useNotify, useRefresh } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { PublishedNotice } from '../publishing/PublishedNotice';
import { WrittenInput } from '../publishing/WrittenInput';
import { RequestFacts } from './RequestFacts';
import { ReviewedChanges } from './ReviewedChanges';
import { Withdrawn } from './Withdrawn';

type Props = { request: Aprobacion; onClose: () => void };

const SHORTEST_NOTE = 5;

const words = {
  publicar: { title: 'Por aprobar', approve: 'Aprobar y publicar' },
  archivar: { title: 'Por archivar', approve: 'Aprobar y archivar' },
} as const;

/** What changes, or what would be gone, read by the second person, who gives the order or gives it back with a note. */
export function ReviewDialog({ request, onClose }: Props) {
  const section = findSection(request.seccion) as AnySection;
  const { accion, devolver } = useDataProvider<typeof dataProvider>();
  const { data, error, refetch } = useGetOne(section.name, { id: request.registro });
  const notify = useNotify();
  const refresh = useRefresh();
  const [note, setNote] = useState<string>();
  const [busy, setBusy] = useState(false);
  // Nobody approves what they have not read yet: what would be gone is read at once.
  const [isShown, setShown] = useState(request.orden === 'archivar');
  const show = useCallback(() => setShown(true), []);
  const returns = note !== undefined;
  const isSame = data?.version === request.version;

  const order = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
      onClose();
    } catch (thrown) {
      notify((thrown as Error).message, { type: 'error' });
      setBusy(false);
    }
    refresh();
  };
  const approve = async () => {
    const row = await accion(section.name, request.registro, request.orden, { version: request.version });
    if (request.orden === 'archivar') notify('Archivado: los visitantes ya no lo leen.', { type: 'success' });
    else notify(<PublishedNotice section={section} row={row} />, { autoHideDuration: 10_000 });
  };
  const giveBack = async () => {
    await devolver(request.id, note ?? '');
    notify('Devuelto con su nota. Quien lo escribió ya lo sabe.', { type: 'success' });
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="revisar">
      <DialogTitle id="revisar">{`${words[request.orden].title}: ${request.titulo}`}</DialogTitle>
      <DialogContent>
        <RequestFacts request={request} />
        <FailedToLoad error={error} onRetry={refetch} />
        {!data && !error && <Loading loadingPrimary="" loadingSecondary="" />}
        {data && !isSame && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            Cambió después de enviarse. No se puede aprobar: hay que enviarlo otra vez.
          </Alert>
        )}
        {data && isSame && request.orden === 'publicar' && (
          <ReviewedChanges section={section} record={data} onShown={show} />
        )}
        {data && isSame && request.orden === 'archivar' && <Withdrawn section={section} record={data} />}
        {returns && (
          <WrittenInput
            label="Qué hay que corregir"
            help="La recibe por correo quien lo escribió, y queda en el historial. Al menos 5 letras."
            value={note}
            onChange={setNote}
            max={1000}
            required
            autoFocus
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={returns ? () => setNote(undefined) : onClose}>{returns ? 'Volver' : 'Cerrar'}</Button>
        {!returns && (
          <Button onClick={() => setNote('')} disabled={!isSame || busy}>
            Devolver con nota
          </Button>
        )}
        <Button
          variant="contained"
          disabled={!isSame || busy || (returns ? note.trim().length < SHORTEST_NOTE : !isShown)}
          onClick={() => void order(returns ? giveBack : approve)}
        >
          {returns ? 'Devolver' : words[request.orden].approve}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
