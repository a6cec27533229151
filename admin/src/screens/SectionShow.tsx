import { Box, Button, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, Loading, ShowBase, useShowContext } from 'react-admin';
import { FieldDisplay } from '../displays/FieldDisplay';
import { useCan } from '../session/useCan';
import { useYo } from '../session/useYo';
import { FormCard } from './FormCard';
import { HistoryList } from './HistoryList';
import { isWide } from './isWide';
import { readParts } from './partsOf';
import { RecordFacts } from './RecordFacts';
import { RecordHeader } from './RecordHeader';
import { RecordLayout } from './RecordLayout';
import type { SectionProps } from './SectionProps';
import { TransitionButtons } from './TransitionButtons';

/** A row to read, what may be done with it, and everything that happened to it. */
export function SectionShow({ section, extra }: SectionProps) {
  return (
    <ShowBase>
      <ShowBody section={section} extra={extra} />
    </ShowBase>
  );
}

function ShowBody({ section, extra }: SectionProps) {
  const { record, isPending } = useShowContext();
  const can = useCan();
  const [tab, setTab] = useState<'datos' | 'historial'>('datos');
  if (isPending || !record) return <Loading />;
  const edits = section.kind !== 'submission' && can(section.name, 'editar');

  return (
    <RecordLayout
      header={
        <RecordHeader section={section}>
          {extra}
          {edits && (
            <Button component={Link} to={`/administrador/${section.name}/${record.id}`} variant="contained">
              Editar
            </Button>
          )}
        </RecordHeader>
      }
      aside={<RecordFacts section={section} />}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TransitionButtons section={section} />
      </Box>
      <Tabs value={tab} onChange={(_, chosen) => setTab(chosen)} aria-label="Vistas del registro">
        <Tab value="datos" label="Datos" id="tab-datos" aria-controls="vista" />
        <Tab value="historial" label="Historial" id="tab-historial" aria-controls="vista" />
      </Tabs>
      <Box role="tabpanel" id="vista" aria-labelledby={`tab-${tab}`} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {tab === 'datos' ? <Data section={section} row={record} /> : <HistoryList section={section} id={record.id} />}
      </Box>
    </RecordLayout>
  );
}

function Data({ section, row }: SectionProps & { row: Record<string, unknown> }) {
  const { rol } = useYo();
  return readParts(section, rol)
    .map((part) => ({ ...part, names: part.names.filter((name) => hasValue(row[name])) }))
    .filter(({ names }) => names.length > 0)
    .map(({ label, names }) => (
      <FormCard key={label} title={label}>
        {names.map((name) => (
          <Box key={name} sx={{ minWidth: 0, ...(isWide(section.fields[name]) && { gridColumn: '1 / -1' }) }}>
            <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
              {section.fields[name].label}
            </Typography>
            <FieldDisplay field={section.fields[name]} value={row[name]} row={row} />
          </Box>
        ))}
      </FormCard>
    ));
}

const hasValue = (value: unknown) =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
