import type { AnySection } from '@coop/domain';
import { Box, Chip } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { amountOf } from '../../ground/queries/amountOf';
import { filterAt } from '../../ground/queries/filterAt';
import { usePanel } from '../../ground/queries/usePanel';
import { waiting } from '../../ground/queries/waiting';

type Props = { section: AnySection /** Content rendered before the filters. */; children?: ReactNode };
type Quick = { label: string; filter: Record<string, unknown>; presses?: boolean };

/** Quick filters of a list, as toggles: its pending counts and its common queries. */
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
