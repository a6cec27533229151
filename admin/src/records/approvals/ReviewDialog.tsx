import { type AnySection, findSection } from '@coop/domain';
import type { Aprobacion } from '@coop/domain/answers';
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useCallback, useState } from 'react';
import { Loading, type RaRecord, useDataProvider, useGetOne, useNotify, useRefresh } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { RecordData } from '../data/RecordData';
import { PublishedNotice } from '../publishing/PublishedNotice';
import { ReviewedChanges } from '../publishing/ReviewedChanges';
import { WrittenInput } from '../publishing/WrittenInput';
import { RequestFacts } from './RequestFacts';

type Props = { request: Aprobacion; onClose: () => void };

const SHORTEST_NOTE = 5;

const words = {
  publicar: { title: 'Por aprobar', approve: 'Aprobar y publicar' },
  archivar: { title: 'Por archivar', approve: 'Aprobar y archivar' },
} as const;

/**
 * Review of a request by a second person: shows the changes or the content to withdraw. Approves it or returns it with
 * a note.
 */
export function ReviewDialog({ request, onClose }: Props) {
  const section = findSection(request.seccion) as AnySection;
  const { accion, devolver } = useDataProvider<typeof dataProvider>();
  const { data, error, refetch } = useGetOne(section.name, { id: request.registro });
  const notify = useNotify();
  const refresh = useRefresh();
  const [note, setNote] = useState<string>();
  const [busy, setBusy] = useState(false);
  // Approval is enabled only after the changes are rendered; content to withdraw is rendered at once.
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
    else notify(<PublishedNotice section={section} row={row} done="Aprobado" />, { autoHideDuration: 10_000 });
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
          <ReviewedChanges section={section} record={data} values={data} onShown={show} />
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

type WithdrawnProps = { section: AnySection; record: RaRecord };

/** Published content that visitors would no longer see. */
const Withdrawn = ({ section, record }: WithdrawnProps) => (
  <>
    <Alert severity="warning" sx={{ my: 2 }}>
      Al aprobarlo, los visitantes dejarán de leer esto.
    </Alert>
    <Box role="region" aria-label="Lo que dejaría de leerse" tabIndex={0}>
      <RecordData section={section} row={record} />
    </Box>
  </>
);
