import { type AnySection, formatDateTime, formatNumber, formatShortDate, formatSize } from '@coop/domain';
import type { Lote } from '@coop/domain/answers';
import { estadosLote } from '@coop/domain/sections/saldos/estadosLote';
import { Alert, Box, Card, Chip, Typography } from '@mui/material';
import { ReferenceField } from 'react-admin';
import { MemberName } from '../../fields/displays/MemberName';
import { stateColour } from '../../fields/displays/stateColour';
import { FaultList } from './FaultList';
import { LoteActions } from './LoteActions';
import { LoteTotals } from './LoteTotals';
import { ProgressLine } from './ProgressLine';

type Props = { section: AnySection; lote: Lote; onChange: () => void };

/** One file: the day that it is of, how it stands and what may be done with it. */
export function LoteCard({ section, lote, onChange }: Props) {
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
        <ReferenceField source="cargadoPor" record={{ id: lote.id, cargadoPor }} reference="usuarios" link={false}>
          <MemberName />
        </ReferenceField>
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
        </Alert>
      )}
      {estado === 'con_errores' && filasError > 0 && <FaultList id={lote.id} />}
      <LoteTotals section={section} totals={lote.totalesPorProducto} open={estado === 'vigente'} />
      <LoteActions lote={lote} onChange={onChange} />
    </Card>
  );
}

const chipColour = (estado: Lote['estado']) =>
  estado === 'con_errores' ? 'error' : estado === 'validando' ? 'info' : stateColour(estado);
