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
type Values = Record<string, unknown>;
type Quick = { label: string; count?: string; filter: Values; presses?: boolean };

export function QuickFilters({ section, children }: Props) {
  const { filterValues = {}, displayedFilters, setFilters, error } = useListContext();
  const { data } = usePanel();
  const own = (data?.cifras ?? []).filter(({ seccion }) => seccion === section.name);
  const options: Quick[] = [
    ...waiting(own).map(({ etiqueta, tono, enlace, ...counted }) => ({
      label: etiqueta,
      // Omits the count if the list failed: it comes from another request and would be misleading.
      ...(!error && { count: amountOf(counted) }),
      filter: filterAt(enlace),
      presses: tono === 'urgente',
    })),
    ...quickFilters(section),
  ];
  if (options.length === 0 && !children) return null;
  return (
    <Box role="group" aria-label="Filtros rápidos" sx={{ display: 'contents' }}>
      {children}
      {options.map(({ label, count, filter, presses }) => {
        const isOn = holdsAll(filterValues, filter);
        const rest = without(filterValues, Object.keys(filter));
        // Counted without other filters, with which it would be another number.
        const isCounted = count !== undefined && Object.keys(rest).length === 0;
        return (
          <Chip
            key={label}
            component="button"
            size="small"
            sx={{ height: 26 }}
            label={isCounted ? `${label}: ${count}` : label}
            aria-pressed={isOn}
            color={isOn ? 'primary' : presses ? 'error' : 'default'}
            variant={isOn ? 'filled' : 'outlined'}
            onClick={() => setFilters(isOn ? rest : { ...filterValues, ...filter }, displayedFilters)}
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

const holdsAll = (values: Values, filter: Values) =>
  Object.entries(filter).every(([key, value]) => JSON.stringify(values[key]) === JSON.stringify(value));

const without = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));

export function ActiveFilters({ section }: { section: AnySection }) {
  const { filterValues = {}, displayedFilters, setFilters } = useListContext();
  const filters = activeFilters(section, filterValues);
  const remove = (key: string) => setFilters(without(filterValues, [key]), displayedFilters);
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
          onClick={() => remove(filter.key)}
          onDelete={() => remove(filter.key)}
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
