import { formatDate, formatPercent } from '@coop/domain/format';
import type { SimulatedCredito } from './creditoAsked';

/** Of a loan whose rate may change: from when, and what it is made of then. */
export function TasaChange({ credito, result, everyMonths }: SimulatedCredito) {
  const { tipoTasa, spread, treReferencia } = credito;
  if (tipoTasa === 'fija') return 'La tasa es fija durante todo el plazo.';
  const formed = `tasa de referencia (TRe)${spread ? ` más ${formatPercent(spread)}` : ''}`;
  if (tipoTasa === 'variable') return `La tasa es variable: ${formed}. Puede cambiar desde la primera cuota.`;
  const luego = result?.terms.luego;
  if (!luego) return 'La tasa es fija durante el plazo que eligió.';
  const number = luego.desdeMes / everyMonths + 1;
  const payment = result.plan.pagos[number - 1];
  return (
    <>
      Es fija los primeros {luego.desdeMes} meses. Desde la cuota {number}
      {payment && ` (${formatDate(payment.fecha)})`} rige la {formed}
      {treReferencia && `: con la TRe de hoy, ${formatPercent(treReferencia)}, sería ${formatPercent(luego.tasaAnual)}`}
      , y puede cambiar.
    </>
  );
}
