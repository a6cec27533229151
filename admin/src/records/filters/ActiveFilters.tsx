import type { AnySection } from '@coop/domain';
import Close from '@mui/icons-material/Close';
import { Box, Button, Chip, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { type ActiveFilter, activeFilters } from './activeFilters';

/** How many rows the list holds and of what; each filter that is on, to take away by itself or all at once. */
export function ActiveFilters({ section }: { section: AnySection }) {
  const { filterValues = {}, displayedFilters, setFilters, total, meta, data, isPending, error } = useListContext();
  const filters = activeFilters(section, filterValues);
  const without = (key: string) => {
    const { [key]: _, ...rest } = filterValues;
    setFilters(rest, displayedFilters);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', px: 2, py: 1, minHeight: 48 }}>
      <Typography role="status" sx={{ fontWeight: 650, mr: 1 }}>
        {isPending
          ? '…'
          : total === undefined || (error && !data)
            ? 'No se sabe cuántos hay'
            : counted(total, section, meta?.hayMas)}
      </Typography>
      {filters.map((filter) => (
        <Chip
          key={filter.key}
          component="button"
          size="small"
          variant="outlined"
          title={`Quitar el filtro «${filter.label}»`}
          onClick={() => without(filter.key)}
          onDelete={() => without(filter.key)}
          deleteIcon={<Close />}
          label={<FilterText filter={filter} />}
          sx={{ maxWidth: '100%', height: 28, bgcolor: 'transparent', font: 'inherit', fontSize: '0.85rem' }}
        />
      ))}
      {filters.length > 0 && (
        <Button size="small" onClick={() => setFilters({}, {})}>
          Quitar filtros
        </Button>
      )}
      <Typography sx={{ flex: '1 1 24rem', color: 'text.secondary' }}>{section.about}</Typography>
    </Box>
  );
}

function FilterText({ filter: { label, field, value, text } }: { filter: ActiveFilter }) {
  const values = [value].flat();
  return (
    <>
      {`${label}: `}
      {text ??
        values.map((one, at) => (
          <span key={String(one)}>
            {at > 0 && ', '}
            {field ? <FieldDisplay field={plain(field)} value={one} row={{}} brief /> : String(one)}
          </span>
        ))}
    </>
  );
}

/** A state within a chip is a word, not another chip. */
const plain = (field: NonNullable<ActiveFilter['field']>) => {
  const { cases: _, ...rest } = field as typeof field & { cases?: unknown };
  const { flow } = field;
  return flow ? { ...rest, kind: 'choice', choices: flow.states } : rest;
};

const counted = (total: number, { label }: AnySection, hayMas = false) =>
  total === 1 && !hayMas
    ? `1 ${label.one.toLowerCase()}`
    : `${hayMas ? 'Más de ' : ''}${total} ${severalOf(label.many)}`;

/** What names the whole of a section counts nothing: «3 auditoría». */
const severalOf = (many: string) => (many.endsWith('s') ? many.toLowerCase() : 'registros');
