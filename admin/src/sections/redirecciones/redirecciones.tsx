import { Box } from '@mui/material';
import type { Override } from '../Override';
import { RedirectionCreate } from './RedirectionCreate';

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

/** Redirects, with old path and target in one column. */
export const redirecciones: Override = {
  section: 'sitio/redirecciones',
  Create: RedirectionCreate,
  columns: { desde: MovedColumn },
  labels: { desde: 'Dirección anterior y a dónde lleva' },
};
