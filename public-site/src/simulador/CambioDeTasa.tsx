import { formatDate, formatPercent } from '@coop/domain/format';
import type { CreditoSimulado } from './creditoPedido';

/** Of a loan whose rate may change: from when, and what it is made of then. */
export function CambioDeTasa({ credito, resultado, cadaMeses }: CreditoSimulado) {
  const { tipoTasa, spread, treReferencia } = credito;
  if (tipoTasa === 'fija') return 'La tasa es fija durante todo el plazo.';
  const formada = `tasa de referencia (TRe)${spread ? ` más ${formatPercent(spread)}` : ''}`;
  if (tipoTasa === 'variable') return `La tasa es variable: ${formada}. Puede cambiar desde la primera cuota.`;
  const luego = resultado?.terminos.luego;
  if (!luego) return 'La tasa es fija durante el plazo que eligió.';
  const numero = luego.desdeMes / cadaMeses + 1;
  const pago = resultado.plan.pagos[numero - 1];
  return (
    <>
      Es fija los primeros {luego.desdeMes} meses. Desde la cuota {numero}
      {pago && ` (${formatDate(pago.fecha)})`} rige la {formada}
      {treReferencia && `: con la TRe de hoy, ${formatPercent(treReferencia)}, sería ${formatPercent(luego.tasaAnual)}`}
      , y puede cambiar.
    </>
  );
}
