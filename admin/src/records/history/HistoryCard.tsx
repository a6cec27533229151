import { type AnySection, findTransition, formatDateTime } from '@coop/domain';
import type { HistoryEntry } from '@coop/domain/answers';
import { Alert, Box, Button, Card, CardContent, DialogContentText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loading, type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { faultLines } from '../../fields/facts/faults';
import type { dataProvider } from '../../ground/api/dataProvider';
import { HttpError } from '../../ground/api/fetchApi';
import { TitledDialog } from '../../ground/page/TitledDialog';
import { useCan } from '../../ground/staff/staff';
import { RecordData } from '../data/RecordData';
import { authorOf } from './authorOf';
import { HistoryChanges } from './HistoryChanges';

type Props = { section: AnySection; record: RaRecord; entry: HistoryEntry };

const basic: Record<string, string> = {
  anonimizar: 'Datos personales borrados',
  aportar: 'Documentos aportados por el enlace privado',
  cambiarClave: 'Contraseña cambiada',
  cerrarSesiones: 'Sesiones cerradas',
  cerrar_vigencia: 'Cierre de la vigencia',
  crear: 'Creación',
  devolverAprobacion: 'Devolución con nota',
  editar: 'Edición',
  eliminar: 'Eliminación',
  enviar: 'Envío',
  importar: 'Carga',
  invitar: 'Enlace de invitación creado',
  pedirAprobacion: 'Envío a aprobación',
  presentar: 'Incluido en el reporte mensual',
  recontar_plazo: 'Plazo contado con los feriados de su año',
  recuperar: 'Recuperación',
};

/** One history entry: author, time and changes, with buttons to view and restore that version. */
export function HistoryCard({ section, record, entry }: Props) {
  const can = useCan();
  const [open, setOpen] = useState<'ver' | 'recuperar'>();
  const isNow = entry.version === record.version;
  const recovers =
    !isNow && section.kind !== 'submission' && entry.accion !== 'eliminar' && can(section.name, 'editar');
  const close = () => setOpen(undefined);
  return (
    <Card component="article">
      <CardContent>
        <Typography variant="h3" component="h2">
          {basic[entry.accion] ?? findTransition(section, entry.accion)?.label ?? entry.accion}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {`${formatDateTime(entry.en)} · ${authorOf(section, entry)} · versión ${entry.version}`}
          {isNow && ' (la actual)'}
        </Typography>
        {entry.nota && (
          <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{`«${entry.nota}»`}</Typography>
        )}
        <HistoryChanges section={section} entry={entry} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button size="small" onClick={() => setOpen('ver')}>
            Ver esta versión
          </Button>
          {recovers && (
            <Button size="small" onClick={() => setOpen('recuperar')}>
              Recuperar esta versión
            </Button>
          )}
        </Box>
      </CardContent>
      {open === 'ver' && (
        <VersionDialog
          {...{ section, record, entry }}
          onClose={close}
          onRecover={recovers ? () => setOpen('recuperar') : undefined}
        />
      )}
      {open === 'recuperar' && <RecoverDialog {...{ section, record, entry }} onClose={close} />}
    </Card>
  );
}

type VersionDialogProps = {
  section: AnySection;
  record: RaRecord;
  entry: HistoryEntry;
  onClose: () => void;
  onRecover: (() => void) | undefined;
};

function VersionDialog({ section, record, entry: { version, en, email }, onClose, onRecover }: VersionDialogProps) {
  const { version: getVersion } = useDataProvider<typeof dataProvider>();
  const { data, error } = useQuery({
    queryKey: [section.name, 'historial', record.id, version],
    queryFn: () => getVersion(section.name, record.id, version),
  });
  return (
    <TitledDialog
      title={`Versión ${version}, del ${formatDateTime(en)}`}
      size="md"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cerrar</Button>
          {onRecover && (
            <Button variant="contained" onClick={onRecover}>
              Recuperar esta versión
            </Button>
          )}
        </>
      }
    >
      <p>{`Así lo dejó ${email ?? 'el sistema'}. Solo se lee: el registro sigue como está ahora.`}</p>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Loading />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <RecordData section={section} row={data.datos} />
        </Box>
      )}
    </TitledDialog>
  );
}

type RecoverDialogProps = { section: AnySection; record: RaRecord; entry: HistoryEntry; onClose: () => void };

/** Confirms the restore of a version. If it is no longer valid, lists the errors by field and changes nothing. */
function RecoverDialog({ section, record, entry: { version, en }, onClose }: RecoverDialogProps) {
  const { recuperarVersion } = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [faults, setFaults] = useState<string[]>();
  const [busy, setBusy] = useState(false);

  const recover = async () => {
    setBusy(true);
    try {
      await recuperarVersion(section.name, record.id, version, record.version);
    } catch (error) {
      setBusy(false);
      const errors = error instanceof HttpError ? error.body.errors : undefined;
      return setFaults(errors ? faultLines(section, errors) : [(error as Error).message]);
    }
    notify(`Se recuperó la versión ${version}`, { type: 'success' });
    refresh();
    onClose();
  };

  return (
    <TitledDialog
      title={`¿Desea recuperar la versión ${version}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{faults ? 'Cerrar' : 'Cancelar'}</Button>
          {!faults && (
            <Button variant="contained" onClick={() => void recover()} disabled={busy}>
              Recuperar
            </Button>
          )}
        </>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>
        {`Se volverá a escribir lo que decía el ${formatDateTime(en)}, como un cambio más del historial.`}
        {record.estado === 'publicado' && ' Los visitantes no lo verán hasta que lo publique.'}
      </DialogContentText>
      {faults && (
        <Alert severity="error">
          Esa versión ya no se puede recuperar como estaba. No se cambió nada:
          {faults.map((fault) => (
            <div key={fault}>{fault}</div>
          ))}
        </Alert>
      )}
    </TitledDialog>
  );
}
