import type { AnySection } from '@coop/domain';
import Close from '@mui/icons-material/Close';
import { Box, Button, Chip } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { FieldDisplay } from '../../fields/displays/FieldDisplay';
import { filterAt } from '../../ground/queries/filterAt';
import { amountOf, usePanel, waiting } from '../../ground/queries/opening';
import { type ActiveFilter, activeFilters } from './activeFilters';

type Props = { section: AnySection /** Content rendered before the filters. */; children?: ReactNode };
type Quick = { label: string; filter: Record<string, unknown>; presses?: boolean };

export function QuickFilters({ section, children }: Props) {
  const { filterValues = {}, displayedFilters, setFilters, error } = useListContext();
  const { data } = usePanel();
  const own = (data?.cifras ?? []).filter(({ seccion }) => seccion === section.name);
  const options: Quick[] = [
    ...waiting(own).map(({ etiqueta, tono, enlace, ...counted }) => ({
      // Omits the count if the list failed: it comes from another request and would be misleading.
      label: error ? etiqueta : `${etiqueta}: ${amountOf(counted)}`,
      filter: filterAt(enlace),
      presses: tono === 'urgente',
    })),
    ...quickFilters(section),
  ];
  if (options.length === 0 && !children) return null;
  return (
    <Box role="group" aria-label="Filtros rápidos" sx={{ display: 'contents' }}>
      {children}
      {options.map(({ label, filter, presses }) => {
        const isOn = isSame(filterValues, filter);
        return (
          <Chip
            key={label}
            component="button"
            size="small"
            sx={{ height: 26 }}
            label={label}
            aria-pressed={isOn}
            color={isOn ? 'primary' : presses ? 'error' : 'default'}
            variant={isOn ? 'filled' : 'outlined'}
            onClick={() => setFilters(isOn ? {} : filter, displayedFilters)}
          />
        );
      })}
    </Box>
  );
}

const quickFilters = ({ fields }: AnySection): Quick[] => [
  ...('repetida' in fields ? [{ label: 'Posibles duplicados', filter: { repetida: true } }] : []),
  ...('conComentario' in fields ? [{ label: 'Con comentario', filter: { conComentario: true } }] : []),
];

/** Compares whole filters, because the count holds only for the exact filter. */
const isSame = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

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
