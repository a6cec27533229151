import { formatPercent } from '@coop/domain';
import { Box } from '@mui/material';
import type { Override } from '../Override';

type Props = { value: unknown; row: Record<string, unknown> };

const CapColumn = ({ value, row }: Props) => (
  <Box
    component="span"
    sx={{
      fontVariantNumeric: 'tabular-nums',
      ...(row.bajoMinimo === true && { color: 'error.main', fontWeight: 700 }),
    }}
  >
    {value ? formatPercent(String(value)) : '—'}
    {row.bajoMinimo === true && ' · bajo el mínimo'}
  </Box>
);

export const coeficienteAdecuacionPatrimonial: Override = {
  section: 'institucional/coeficiente-adecuacion-patrimonial',
  columns: { cap: CapColumn },
  hidden: ['bajoMinimo'],
};
