import { formatShortDate } from '@coop/domain';
import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { httpClient } from '../../ground/api/fetchApi';
import type { Override } from '../Override';
import { type Comunicado, hasPriority, overlappingRows } from './overlappingRows';

/** Announcements. Two slots of the site hold one at a time; the form warns of conflicts. */
export const comunicados: Override = {
  section: 'comunicados',
  beside: (
    <>
      <OverlapNotice place={{ field: 'enVentana', one: 'una sola ventana en el inicio' }} />
      <OverlapNotice place={{ field: 'enAviso', one: 'un solo aviso sobre las páginas' }} />
    </>
  ),
};

type Place = { field: 'enVentana' | 'enAviso'; one: string };

function OverlapNotice({ place: { field, one } }: { place: Place }) {
  const row = useRecordContext<Comunicado>();
  const { data: others = [] } = useQuery({
    queryKey: ['comunicados', field, row?.id, row?.version],
    queryFn: () => readThoseAt(field),
    enabled: row?.[field] === true && row.estado !== 'archivado',
  });
  const together = row ? overlappingRows(row, others) : [];
  if (!row || together.length === 0) return null;
  const [first] = [row, ...together].sort((a, b) => (hasPriority(a, b) ? -1 : 1));
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {`Los visitantes ven ${one} a la vez, y en estas fechas hay más: `}
      {together.map(({ titulo, vigenteDesde, vigenteHasta }) => (
        <span
          key={titulo}
        >{`«${titulo}», del ${formatShortDate(vigenteDesde ?? '')} al ${formatShortDate(vigenteHasta ?? '')}; `}</span>
      ))}
      {first === row ? 'mientras coincidan verán este comunicado.' : `mientras coincidan verán «${first?.titulo}».`}
    </Alert>
  );
}

async function readThoseAt(field: string): Promise<Comunicado[]> {
  const filter = JSON.stringify({ [field]: true, situacion: ['vigente', 'programado'] });
  const { json } = await httpClient(`/api/comunicados?${new URLSearchParams({ filter, range: '[0,99]' })}`);
  return json as Comunicado[];
}
