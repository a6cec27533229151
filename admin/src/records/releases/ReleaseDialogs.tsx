import type { Conjunta } from '@coop/domain/answers';
import { Box, Button, DialogContentText, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { dataProvider } from '../../ground/api/dataProvider';
import { HttpError } from '../../ground/api/fetchApi';
import { TitledDialog } from '../../ground/page/TitledDialog';
import { useApprovals } from '../../ground/queries/useApprovals';
import { type Refusal, RefusedRows } from '../data/RefusedRows';
import { ApprovalDialog } from '../publishing/ApprovalDialog';
import { Quote } from '../publishing/notices';
import { ReleaseItems } from './ReleaseItems';
import { countRows, formatMoment, RELEASES, type ReleaseItem, releasesSection, sectionOfItem } from './release';

/** Runs an order of a release; a refusal lists the rows and their impediments. */
function useReleaseOrder(items: readonly ReleaseItem[], onClose: () => void) {
  const { accion } = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const order = async (
    id: string | number,
    name: string,
    data: Record<string, unknown>,
    done: (row: RaRecord) => string,
  ) => {
    setBusy(true);
    try {
      notify(done(await accion(RELEASES, id, name, data)), { type: 'success' });
      onClose();
    } catch (thrown) {
      const fallas = thrown instanceof HttpError ? thrown.body.fallas : undefined;
      if (fallas) setRefusal({ message: 'No salió ninguno. Corrija lo que falta y vuelva a intentarlo.', fallas });
      else notify((thrown as Error).message, { type: 'error' });
      setBusy(false);
    }
    refresh();
  };
  const sectionOf = (id: string) => {
    const item = items.find(({ registro }) => registro === id);
    return item ? sectionOfItem(item) : releasesSection;
  };
  return { order, busy, refused: refusal && <RefusedRows sectionOf={sectionOf} {...refusal} /> };
}

/** Collects the versions whose comparison was rendered. */
function useReadVersions(items: readonly ReleaseItem[]) {
  const [versions, setVersions] = useState<Readonly<Record<string, number>>>({});
  const onRead = useCallback(
    (id: string, version: number) =>
      setVersions((known) => (known[id] === version ? known : { ...known, [id]: version })),
    [],
  );
  return { versions, onRead, isRead: items.every(({ registro }) => registro in versions) };
}

type SendProps = { record: RaRecord; onClose: () => void };

/** Shows what every row changes, and publishes, schedules or sends the release to approval. */
export function SendDialog({ record, onClose }: SendProps) {
  const items: readonly ReleaseItem[] = record.registros;
  const { reglas } = useApprovals();
  const { order, busy, refused } = useReleaseOrder(items, onClose);
  const { versions, onRead, isRead } = useReadVersions(items);
  const needsApproval = items.some(({ seccion }) => reglas.some((rule) => rule.seccion === seccion));
  const words = needsApproval ? sending : record.publicaEn ? scheduling : publishing;
  const send = () =>
    order(
      record.id,
      'enviar',
      {
        version: record.version,
        versiones: Object.entries(versions).map(([registro, version]) => ({ registro, version })),
      },
      confirmationOf,
    );
  return (
    <TitledDialog
      size="md"
      title={refused ? 'Todavía no puede salir' : words.question}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{refused ? 'Cerrar' : 'Cancelar'}</Button>
          {!refused && (
            <Button variant="contained" disabled={busy || !isRead} onClick={() => void send()}>
              {words.order}
            </Button>
          )}
        </>
      }
    >
      {refused ?? (
        <>
          <DialogContentText sx={{ mb: 2 }}>
            {needsApproval
              ? `La lee y la aprueba otra persona, toda junta. Sale ${formatMoment({ estado: 'enviada', publicaEn: record.publicaEn })}. Si alguien cambia un registro antes, vuelve a borrador.`
              : `${items.length === 1 ? 'Sale' : 'Salen juntos, todos o ninguno,'} ${formatMoment(record as never)}.${record.publicaEn ? ' Si alguien cambia un registro antes, vuelve a borrador.' : ''}`}
          </DialogContentText>
          <ReleaseItems items={items} publicaEn={record.publicaEn} onRead={onRead} />
        </>
      )}
    </TitledDialog>
  );
}

const sending = { question: '¿Desea enviarla a aprobación?', order: 'Enviar a aprobación' };
const scheduling = { question: '¿Desea programarla?', order: 'Programar' };
const publishing = { question: '¿Desea publicar todo junto?', order: 'Publicar juntas' };

function confirmationOf(row: RaRecord): string {
  if (row.estado === 'enviada') return 'Enviada a aprobación. Quien puede aprobarla recibió un correo.';
  if (row.estado === 'programada') return `Programada: sale ${formatMoment(row as never)}.`;
  return 'Publicada: los visitantes ya leen todo.';
}

type ReviewProps = { release: Conjunta; onClose: () => void };

/** Review of a whole release by a second person. */
export function ReviewReleaseDialog({ release, onClose }: ReviewProps) {
  const { id, version, titulo, nota, pedidaPor, publicaEn, registros } = release;
  const { order, busy, refused } = useReleaseOrder(registros, onClose);
  const { onRead, isRead } = useReadVersions(registros);
  const isLater = publicaEn !== null && publicaEn > new Date().toISOString();
  const moment = isLater
    ? `${registros.length === 1 ? 'sale' : 'salen juntos'} ${formatMoment(release)}`
    : 'los visitantes leerán todo al aprobarla';
  return (
    <ApprovalDialog
      title={`Por aprobar: ${titulo}`}
      approve={isLater ? 'Aprobar' : 'Aprobar y publicar'}
      onApprove={() =>
        order(id, 'aprobar', { version }, (row) =>
          row.estado === 'programada'
            ? `Aprobada: sale ${formatMoment(release)}.`
            : 'Aprobada: los visitantes ya leen todo.',
        )
      }
      onReturn={(respuesta) =>
        order(id, 'devolver', { version, respuesta }, () => 'Devuelta con su nota. Quien la envió ya lo sabe.')
      }
      author="quien la envió"
      isRead={isRead && refused === undefined}
      isBlocked={busy}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`La envió ${pedidaPor}. ${countRows(registros.length)}: ${moment}.`}
          </Typography>
          {nota && <Quote words={nota} />}
        </Box>
        {refused && <Box>{refused}</Box>}
        <ReleaseItems items={registros} publicaEn={publicaEn} onRead={onRead} />
      </Box>
    </ApprovalDialog>
  );
}
