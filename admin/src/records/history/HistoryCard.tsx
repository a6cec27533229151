import { type AnySection, findTransition, formatDateTime } from '@coop/domain';
import type { HistoryEntry } from '@coop/domain/answers';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useCan } from '../../ground/staff/useCan';
import { authorOf } from './authorOf';
import { HistoryChanges } from './HistoryChanges';
import { RecoverDialog } from './RecoverDialog';
import { VersionDialog } from './VersionDialog';

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

/** One change of a row: who, when, what; the whole row as it was then, and its return. */
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
