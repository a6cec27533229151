import { type AnySection, formatDateTime, formatMoney, formatNumber, formatShortDate, formatSize } from '@coop/domain';
import type { Lote, LoteFault } from '@coop/domain/answers';
import { estadosLote } from '@coop/domain/sections/saldos/estadosLote';
import {
  Alert,
  Box,
  Card,
  Chip,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { MemberDisplay } from '../../fields/displays/MemberDisplay';
import { stateColour } from '../../fields/displays/StateChip';
import { httpClient } from '../../ground/api/fetchApi';
import { FailedToLoad } from '../../ground/messages/Message';
import { LoteActions } from './LoteActions';

type ProgressLineProps = { label: string; percent: number };

export const ProgressLine = ({ label, percent }: ProgressLineProps) => (
  <Box sx={{ flex: 1, minWidth: 0 }}>
    <Typography variant="body2" aria-hidden>{`${label}: ${percent} %`}</Typography>
    <LinearProgress
      variant="determinate"
      value={percent}
      aria-label={label}
      sx={{ mt: 0.5, height: 8, borderRadius: 1 }}
    />
  </Box>
);

type LoteCardProps = { section: AnySection; lote: Lote; onChange: () => void };

export function LoteCard({ section, lote, onChange }: LoteCardProps) {
  const { estado, fechaCorte, archivo, tamano, cargadoPor, cargadoEn, filas, filasOk, filasError, motivo } = lote;
  const counts = [
    filas === 1 ? '1 fila' : `${formatNumber(filas, 0)} filas`,
    ...(filasError ? [`${formatNumber(filasOk, 0)} buenas, ${formatNumber(filasError, 0)} con errores`] : []),
  ];
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}>
        <Typography variant="h3" sx={{ flex: '1 1 10rem' }}>{`Saldos al ${formatShortDate(fechaCorte)}`}</Typography>
        <Chip size="small" variant="outlined" color={chipColour(estado)} label={estadosLote[estado]} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {archivo} · {formatSize(tamano)} · {formatDateTime(cargadoEn)} ·{' '}
        <MemberDisplay value={cargadoPor} brief unknown="Un sistema" />
      </Typography>
      {estado === 'validando' ? (
        <Box sx={{ mt: 1 }}>
          <ProgressLine label={`Validando, ${counts[0]} leídas`} percent={lote.porcentaje} />
        </Box>
      ) : (
        <Typography sx={{ mt: 0.5 }}>{counts.join(': ')}</Typography>
      )}
      {motivo && (
        <Alert
          severity={estado === 'con_errores' ? 'error' : estado === 'por_confirmar' ? 'warning' : 'info'}
          sx={{ mt: 1 }}
        >
          {motivo}
          {estado === 'con_errores' && filasError > 0 && <FaultList id={lote.id} />}
        </Alert>
      )}
      <LoteTotals section={section} totals={lote.totalesPorProducto} open={estado === 'vigente'} />
      <LoteActions lote={lote} onChange={onChange} />
    </Card>
  );
}

const chipColour = (estado: Lote['estado']) =>
  estado === 'con_errores' ? 'error' : estado === 'validando' ? 'info' : stateColour(estado);

function FaultList({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['saldos', 'fallas', id],
    queryFn: async (): Promise<LoteFault[]> => (await httpClient(`/api/saldos/lotes/${id}/fallas`)).json,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return <FailedToLoad error={error} onRetry={refetch} />;
  return (
    <Box component="ul" tabIndex={0} aria-label="Errores por línea" sx={lines}>
      {data.map(({ linea, columna, valor, mensaje }) => (
        <li key={`${linea} ${columna} ${mensaje}`}>
          <strong>{`Línea ${linea}`}</strong>
          {columna && ` · ${columna}`}
          {valor && ` «${valor}»`}
          {`: ${mensaje}`}
        </li>
      ))}
    </Box>
  );
}

const lines = { m: 0, mt: 1, pl: 2.5, maxHeight: 220, overflowY: 'auto', overflowWrap: 'anywhere' };

type LoteTotalsProps = { section: AnySection; totals: Lote['totalesPorProducto']; open: boolean };

function LoteTotals({ section, totals, open }: LoteTotalsProps) {
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
