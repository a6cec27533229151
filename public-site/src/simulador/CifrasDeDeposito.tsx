import { parametrosRcIva } from '@coop/domain/calculators';
import { estimatedDay } from '@coop/domain/calendar';
import { formatDate, formatMoney } from '@coop/domain/format';
import type { PagadoEnDiasHabiles } from '@coop/domain/simulations';
import { Cifras } from './Cifras';
import type { DepositoSimulado } from './depositoPedido';

const vencimientoDe = ({ vencimiento, vencimientoEstimado }: PagadoEnDiasHabiles) =>
  vencimientoEstimado ? estimatedDay(formatDate(vencimiento)) : formatDate(vencimiento);

/** What a term deposit earns: after the tax, large, and how it was worked out. */
export function CifrasDeDeposito({ terminos: { moneda, monto }, ganado }: NonNullable<DepositoSimulado['resultado']>) {
  const dinero = (valor: string) => formatMoney(valor, moneda);
  return (
    <Cifras
      que="Gana en intereses"
      cuanto={dinero(ganado.interesLiquido)}
      datos={[
        ['Depósito', dinero(monto)],
        ['Interés bruto', dinero(ganado.interesBruto)],
        [`Retención del RC-IVA (${parametrosRcIva.alicuota}\u00a0%)`, dinero(ganado.rcIva)],
        ['Interés líquido', dinero(ganado.interesLiquido)],
        ['Total a recibir', dinero(ganado.totalARecibir)],
        ['Vencimiento', vencimientoDe(ganado)],
      ]}
    />
  );
}
