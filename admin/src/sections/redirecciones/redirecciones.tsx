import { Box } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import type { SectionProps } from '../../records/data/SectionFields';
import { SectionCreate } from '../../records/screens/later';
import type { Override } from '../Override';

/** Query parameter of the create form: the path to redirect. */
export const FROM_ADDRESS = 'desde';

function RedirectionCreate(props: SectionProps) {
  const [query] = useSearchParams();
  const desde = query.get(FROM_ADDRESS);
  return <SectionCreate {...props} start={desde ? { desde } : {}} />;
}

type Props = { value: unknown; row: Readonly<Record<string, unknown>> };

/** Old path above its target: «/nosotros», «→ /institucional/resena-historica». */
const MovedColumn = ({ value, row: { hacia } }: Props) => (
  <Box component="span" sx={{ display: 'inline-grid', overflowWrap: 'anywhere' }}>
    <span>{String(value)}</span>
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
      <span aria-hidden="true">→ </span>
      <Box component="span" sx={hidden}>
        lleva a{' '}
      </Box>
      {String(hacia ?? '')}
    </Box>
  </Box>
);

const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' };

export const redirecciones: Override = {
  section: 'sitio/redirecciones',
  Create: RedirectionCreate,
  columns: { desde: MovedColumn },
  labels: { desde: 'Dirección anterior y a dónde lleva' },
};
