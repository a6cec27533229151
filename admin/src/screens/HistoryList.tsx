import { type AnySection, everyRow, type Field, findTransition, formatDateTime } from '@coop/domain';
import { Alert, Box, Card, CardContent, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Identifier, Loading, useDataProvider } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { HistoryEntry } from '../api/HistoryEntry';
import { FieldDisplay } from '../displays/FieldDisplay';

const basic: Record<string, string> = {
  crear: 'Creación',
  editar: 'Edición',
  eliminar: 'Eliminación',
  enviar: 'Envío',
  importar: 'Carga',
};

/** Who did what to a row, and when; newest first. */
export function HistoryList({ section, id }: { section: AnySection; id: Identifier }) {
  const { historial } = useDataProvider<typeof dataProvider>();
  const { data, error } = useQuery({
    queryKey: [section.name, 'historial', id],
    queryFn: () => historial(section.name, id),
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Loading />;
  if (data.length === 0) return <Alert severity="info">Todavía no hay cambios registrados.</Alert>;
  return data.map((entry) => <Entry key={entry.id} section={section} entry={entry} />);
}

function Entry({ section, entry }: { section: AnySection; entry: HistoryEntry }) {
  const action = basic[entry.accion] ?? findTransition(section, entry.accion)?.label ?? entry.accion;
  const shown = entry.cambios.filter(({ campo }) => campo in section.fields && !(campo in everyRow));
  const isNew = entry.cambios.every(({ antes }) => antes === null || antes === undefined);
  return (
    <Card component="article">
      <CardContent>
        <Typography variant="h3" component="h2">
          {action}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {formatDateTime(entry.en)} · {entry.email ?? 'El sistema'} · versión {entry.version}
        </Typography>
        {shown.map(({ campo, antes, despues }) => (
          <Difference key={campo} field={section.fields[campo]} before={antes} after={despues} isNew={isNew} />
        ))}
      </CardContent>
    </Card>
  );
}

type DifferenceProps = { field: Field; before: unknown; after: unknown; isNew: boolean };

function Difference({ field, before, after, isNew }: DifferenceProps) {
  const was = <FieldDisplay field={field} value={before} row={{}} brief />;
  const is = <FieldDisplay field={field} value={after} row={{}} brief />;
  if (isNew) return isEmpty(after) ? null : <Line label={field.label}>{is}</Line>;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="caption" sx={{ fontWeight: 650 }}>
        {field.label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr auto 1fr' }, gap: 1, overflowWrap: 'anywhere' }}>
        <Box component="del" sx={{ color: 'text.secondary', textDecoration: 'none' }}>
          {was}
        </Box>
        <span aria-hidden>→</span>
        <Box component="ins" sx={{ textDecoration: 'none' }}>
          {is}
        </Box>
      </Box>
    </Box>
  );
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
    <Box component="span" sx={{ color: 'text.secondary', minWidth: '9em' }}>
      {label}
    </Box>
    {children}
  </Box>
);

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);
