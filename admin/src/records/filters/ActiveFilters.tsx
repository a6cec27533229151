import type { AnySection } from '@coop/domain';
import Close from '@mui/icons-material/Close';
import { Button, Chip } from '@mui/material';
import { useListContext } from 'react-admin';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { type ActiveFilter, activeFilters } from './activeFilters';

/** Chips of the active filters, removable one by one or all at once. */
export function ActiveFilters({ section }: { section: AnySection }) {
  const { filterValues = {}, displayedFilters, setFilters } = useListContext();
  const filters = activeFilters(section, filterValues);
  const without = (key: string) => {
    const { [key]: _, ...rest } = filterValues;
    setFilters(rest, displayedFilters);
  };
  if (filters.length === 0) return null;
  return (
    <>
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
          sx={{ maxWidth: '100%', height: 26, bgcolor: 'transparent', font: 'inherit', fontSize: '0.85rem' }}
        />
      ))}
      <Button size="small" onClick={() => setFilters({}, {})}>
        Quitar filtros
      </Button>
    </>
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

/** Renders a state inside a chip as text, not as a nested chip. */
const plain = (field: NonNullable<ActiveFilter['field']>) => {
  const { cases: _, ...rest } = field as typeof field & { cases?: unknown };
  const { flow } = field;
  return flow ? { ...rest, kind: 'choice', choices: flow.states } : rest;
};
