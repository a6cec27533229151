import { Alert, AlertTitle, Box, Button, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useApprovals } from '../../ground/queries/useApprovals';
import { FormCard } from '../../records/data/FormCard';
import { RecordData } from '../../records/data/RecordData';
import { ReviewReleaseDialog, SendDialog } from '../../records/releases/ReleaseDialogs';
import { ReleaseItems } from '../../records/releases/ReleaseItems';
import { countRows, formatMoment, releasesSection } from '../../records/releases/release';

/** Says when the release comes out and what it waits for, or why it came back to draft. */
export function ReleaseNotice() {
  const record = useRecordContext();
  const { conjuntas } = useApprovals();
  if (!record) return null;
  const { estado, publicaEn, respuesta } = record;
  const moment = formatMoment({ estado, publicaEn });
  if (estado === 'borrador' && respuesta)
    return (
      <Alert severity="warning">
        <AlertTitle>Volvió a borrador</AlertTitle>
        <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{respuesta}</Box>
      </Alert>
    );
  if (estado !== 'enviada' && estado !== 'programada') return null;
  const why = conjuntas.find(({ id }) => id === record.id)?.impedimento;
  return (
    <Alert severity="info">
      <AlertTitle>{estado === 'enviada' ? 'Espera aprobación' : `Sale ${moment}`}</AlertTitle>
      {estado === 'enviada' ? `Sale ${moment}. ${why ?? ''}` : 'Para cambiarla, vuélvala a borrador.'}
    </Alert>
  );
}

/** Publishes a draft, or reviews a release that waits for this user's approval. */
export function ReleaseButtons() {
  const record = useRecordContext();
  const { conjuntas } = useApprovals();
  const isDirty = useFormContext()?.formState.isDirty ?? false;
  const [isOpen, setOpen] = useState(false);
  const sent = conjuntas.find(({ id, version }) => id === record?.id && version === record?.version);
  if (!record) return null;
  const close = () => setOpen(false);
  if (record.estado === 'borrador') {
    const count = record.registros.length;
    const blocked = isDirty ? 'Guarde antes los cambios' : count === 0 ? 'Añada antes un registro' : '';
    return (
      <>
        <Tooltip title={blocked}>
          <span>
            <Button
              variant={isDirty ? 'outlined' : 'contained'}
              disabled={blocked !== ''}
              onClick={() => setOpen(true)}
            >
              {count > 0 ? `Revisar y publicar (${count})` : 'Revisar y publicar'}
            </Button>
          </span>
        </Tooltip>
        {isOpen && <SendDialog record={record} onClose={close} />}
      </>
    );
  }
  if (sent?.estado !== 'enviada' || sent.impedimento !== null) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Revisar y aprobar
      </Button>
      {isOpen && <ReviewReleaseDialog release={sent} onClose={close} />}
    </>
  );
}

/** Data of a release that is not edited, and what each of its rows changes. */
export function ReleaseData() {
  const record = useRecordContext();
  if (!record) return null;
  const { estado, publicaEn, registros } = record;
  return (
    <>
      <RecordData section={releasesSection} row={record} except={['registros', 'respuesta', 'titulo', 'roles']} />
      <FormCard title={`${estado === 'publicada' ? 'Salió junto' : 'Sale junto'}: ${countRows(registros.length)}`}>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <ReleaseItems items={registros} publicaEn={publicaEn} isFolded />
        </Box>
      </FormCard>
    </>
  );
}
