import type { Line } from '@coop/domain/answers';
import { Box, Table, TableBody, TableCell, TableRow } from '@mui/material';
import { Link } from 'react-admin';

/** Horizontal bar chart rendered as an accessible table. */
export function BarTable({ title, lines }: { title: string; lines: readonly Line[] }) {
  const most = Math.max(1, ...lines.map(({ cantidad }) => cantidad));
  if (lines.length === 0) return null;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={table}>
        <caption>{title}</caption>
        <TableBody>
          {lines.map(({ clave, etiqueta, cantidad, enlace }) => (
            <TableRow key={clave}>
              <TableCell component="th" scope="row" sx={{ width: '45%' }}>
                {etiqueta}
              </TableCell>
              <TableCell align="right" sx={{ width: 56, fontVariantNumeric: 'tabular-nums' }}>
                {cantidad > 0 ? <Link to={enlace}>{cantidad}</Link> : '0'}
              </TableCell>
              <TableCell aria-hidden>
                <Box sx={{ ...bar, width: `${(100 * cantidad) / most}%` }} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const table = {
  tableLayout: 'fixed',
  '& td, & th': { px: 0.75, border: 0, py: 0.4 },
  '& caption': {
    captionSide: 'top',
    p: 0,
    px: 0.75,
    pb: 0.5,
    fontWeight: 650,
    fontSize: '0.9rem',
    color: 'text.primary',
  },
};

const bar = { height: 14, borderRadius: 0.5, bgcolor: 'secondary.main', opacity: 0.75 };
