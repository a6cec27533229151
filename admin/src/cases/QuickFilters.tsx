import type { AnySection } from '@coop/domain';
import { Box, Chip } from '@mui/material';
import { useListContext } from 'react-admin';
import { useYo } from '../session/useYo';

type Quick = { label: string; filter: Record<string, unknown> };

/** The questions that staff ask of a list of cases each morning, one press each; another press takes it off. */
export function QuickFilters({ section }: { section: AnySection }) {
  const { filterValues = {}, displayedFilters, setFilters } = useListContext();
  const { uid } = useYo();
  const options = quickFilters(section, uid);
  if (options.length === 0) return null;
  return (
    <Box role="group" aria-label="Filtros rápidos" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, pt: 1 }}>
      {options.map(({ label, filter }) => {
        const isOn = Object.entries(filter).every(
          ([name, value]) => JSON.stringify(filterValues[name]) === JSON.stringify(value),
        );
        const without = Object.fromEntries(Object.entries(filterValues).filter(([name]) => !(name in filter)));
        return (
          <Chip
            key={label}
            component="button"
            label={label}
            aria-pressed={isOn}
            color={isOn ? 'primary' : 'default'}
            variant={isOn ? 'filled' : 'outlined'}
            onClick={() => setFilters(isOn ? without : { ...filterValues, ...filter }, displayedFilters)}
          />
        );
      })}
    </Box>
  );
}

const quickFilters = ({ name, fields, term }: AnySection, uid: string): Quick[] => [
  ...(term
    ? [
        { label: 'Vencidos', filter: { plazo: 'vencido' } },
        { label: 'Vencen hoy', filter: { plazo: 'vence_hoy' } },
        { label: 'Por vencer', filter: { plazo: 'por_vencer' } },
      ]
    : []),
  ...(takesMembers.has(name) ? [{ label: 'Mis casos', filter: { asignadoA: uid } }] : []),
  ...('repetida' in fields ? [{ label: 'Posibles duplicados', filter: { repetida: true } }] : []),
  ...('conComentario' in fields ? [{ label: 'Con comentario', filter: { conComentario: true } }] : []),
];

const takesMembers = new Set([
  'contactanos/consultas',
  'contactanos/reclamos',
  'contactanos/opiniones',
  'contactanos/solicitudes-creditos',
]);
