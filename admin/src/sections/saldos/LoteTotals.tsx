import { type AnySection, formatMoney, formatNumber } from '@coop/domain';
import type { Lote } from '@coop/domain/answers';
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';

type Props = { section: AnySection; totals: Lote['totalesPorProducto']; open: boolean };

/** How many balances of each product there are in a file and, for who reads balances, how much. */
export function LoteTotals({ section, totals, open }: Props) {
  const labels: Record<string, string> = section.fields.productoTipo.choices;
  const lines = Object.keys(labels).flatMap((product) =>
    Object.entries(totals?.[product] ?? {}).map(([currency, total]) => ({ product, currency, ...total })),
  );
  if (lines.length === 0) return null;
  const hasSums = lines.some(({ saldo }) => saldo !== undefined);
  return (
    <Box component="details" open={open} sx={{ mt: 1, '& summary': { cursor: 'pointer', minHeight: 32 } }}>
      <summary>Totales por producto</summary>
      <Table size="small" sx={{ maxWidth: 640, '& td, & th': { px: { xs: 0.5, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>Producto</TableCell>
            <TableCell align="right">Filas</TableCell>
            {hasSums && <TableCell align="right">Saldo</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ product, currency, filas, saldo }) => (
            <TableRow key={`${product}-${currency}`}>
              <TableCell component="th" scope="row">{`${labels[product]}${hasSums ? '' : ` (${currency})`}`}</TableCell>
              <TableCell align="right">{formatNumber(filas, 0)}</TableCell>
              {hasSums && <TableCell align="right">{saldo && formatMoney(saldo, currency)}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
