import { type AnySection, everyRow, findTransition, formatDateTime } from '@coop/domain';
import type { HistoryEntry } from '@coop/domain/answers';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { Folded } from '../../fields/displays/Folded';
import { useCan } from '../../ground/staff/useCan';
import { authorOf } from './authorOf';
import { Difference } from './Difference';
import { RecoverDialog } from './RecoverDialog';
import { VersionDialog } from './VersionDialog';

type Props = { section: AnySection; record: RaRecord; entry: HistoryEntry };

const basic: Record<string, string> = {
  anonimizar: 'Datos personales borrados',
  aportar: 'Documentos aportados por quien presentó el caso',
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
        {entry.cambios.length > 0 && <Changes section={section} entry={entry} />}
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

function Changes({ section, entry: { cambios } }: Pick<Props, 'section' | 'entry'>) {
  const shown = cambios.filter(({ campo }) => campo in section.fields && !(campo in everyRow) && !silent.has(campo));
  if (!cambios.every(({ antes }) => antes === null || antes === undefined))
    return shown.map(({ campo, antes, despues }) => (
      <Difference key={campo} field={section.fields[campo]} before={antes} after={despues} />
    ));
  return (
    <Folded>
      {shown
        .filter(({ despues }) => !isEmpty(despues))
        .map(({ campo, despues }) => (
          <Box key={campo} sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
            <Box component="span" sx={{ color: 'text.secondary', minWidth: '9em' }}>
              {section.fields[campo].label}
            </Box>
            <FieldDisplay field={section.fields[campo]} value={despues} row={{}} brief />
          </Box>
        ))}
    </Folded>
  );
}

/** Told by the entry itself: who published, when, and which version. */
const silent = new Set(['publicadoPor', 'publicadoEn', 'versionPublicada']);

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);
