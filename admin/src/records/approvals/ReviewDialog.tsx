import { type AnySection, findSection, formatDateTime } from '@coop/domain';
import type { Aprobacion } from '@coop/domain/answers';
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import {
  Loading,
  type RaRecord,
  useDataProvider,
  useGetOne,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import { FailedToLoad } from '../../ground/messages/Message';
import { useApprovalOf } from '../../ground/queries/useApprovals';
import { RecordData } from '../data/RecordData';
import { ApprovalDialog } from '../publishing/ApprovalDialog';
import { PublishedNotice, Quote } from '../publishing/notices';
import { ReviewedChanges } from '../publishing/ReviewedChanges';
import { BoundNotice } from '../releases/BoundNotice';

export function RequestFacts({ request }: { request: Aprobacion }) {
  const { orden, pedidaPor, esSuya, pedidaEn, nota, motivo, estado, resueltaPor, resueltaEn, respuesta } = request;
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`${esSuya ? 'Usted lo envió' : `Lo envió ${pedidaPor}`}${orden === 'archivar' ? ' para archivarlo' : ''} · ${formatDateTime(pedidaEn)}`}
      </Typography>
      {nota && <Quote words={nota} />}
      {motivo && <Quote words={`Motivo de la corrección: ${motivo}`} />}
      {estado === 'devuelta' && resueltaEn && (
        <>
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {`Lo devolvió ${resueltaPor} · ${formatDateTime(resueltaEn)}`}
          </Typography>
          {respuesta && <Quote words={respuesta} />}
        </>
      )}
      {estado === 'perdida' && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          Cambió después de enviarse: hay que enviarlo otra vez.
        </Typography>
      )}
    </Box>
  );
}

type Props = { request: Aprobacion; onClose: () => void };

const words = {
  publicar: { title: 'Por aprobar', approve: 'Aprobar y publicar' },
  archivar: { title: 'Por archivar', approve: 'Aprobar y archivar' },
} as const;

export function ReviewDialog({ request, onClose }: Props) {
  const section = findSection(request.seccion) as AnySection;
  const { accion, devolver } = useDataProvider<typeof dataProvider>();
  const { data, error, refetch } = useGetOne(section.name, { id: request.registro });
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  // Approval is enabled only after the changes are rendered; content to withdraw is rendered at once.
  const [isRendered, setRendered] = useState(request.orden === 'archivar');
  const show = useCallback(() => setRendered(true), []);
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
  const giveBack = async (note: string) => {
    await devolver(request.id, note);
    notify('Devuelto con su nota. Quien lo escribió ya lo sabe.', { type: 'success' });
  };

  return (
    <ApprovalDialog
      title={`${words[request.orden].title}: ${request.titulo}`}
      approve={words[request.orden].approve}
      onApprove={() => order(approve)}
      onReturn={(note) => order(() => giveBack(note))}
      author="quien lo escribió"
      isRead={isRendered}
      isBlocked={!isSame || busy}
      onClose={onClose}
    >
      <RequestFacts request={request} />
      <FailedToLoad error={error} onRetry={refetch} />
      {!data && !error && <Loading loadingPrimary="" loadingSecondary="" />}
      {data && !isSame && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          Cambió después de enviarse. No se puede aprobar: hay que enviarlo otra vez.
        </Alert>
      )}
      {data && isSame && request.orden === 'publicar' && (
        <ReviewedChanges section={section} record={data} values={data} onRendered={show} />
      )}
      {data && isSame && request.orden === 'archivar' && <Withdrawn section={section} record={data} />}
    </ApprovalDialog>
  );
}

type WithdrawnProps = { section: AnySection; record: RaRecord };

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

export function ApprovalNotice({ section }: { section: AnySection }) {
  const record = useRecordContext();
  const { pending, back, bound } = useApprovalOf(section.name, record);
  const [open, setOpen] = useState(false);
  if (bound) return <BoundNotice release={bound} />;
  if (pending)
    return (
      <Alert
        severity="info"
        action={
          pending.impedimento === null && (
            <Button color="inherit" size="small" onClick={() => setOpen(true)}>
              Revisar
            </Button>
          )
        }
      >
        <AlertTitle>
          {pending.impedimento === null ? 'Espera su aprobación' : 'Espera la aprobación de otra persona'}
        </AlertTitle>
        <RequestFacts request={pending} />
        {open && <ReviewDialog request={pending} onClose={() => setOpen(false)} />}
      </Alert>
    );
  if (!back) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{back.estado === 'devuelta' ? 'Volvió con una nota' : 'Hay que enviarlo otra vez'}</AlertTitle>
      <RequestFacts request={back} />
    </Alert>
  );
}
