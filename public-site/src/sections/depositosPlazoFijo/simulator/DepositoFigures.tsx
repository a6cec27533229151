import type { ParametrosRcIva } from '@coop/domain/calculators';
import { estimatedDay } from '@coop/domain/calendar';
import { formatDate, formatMoney } from '@coop/domain/format';
import type { PagadoEnDiasHabiles } from '@coop/domain/simulations';
import { Figures } from '../../../simulators/Figures';
import { rcIvaLabel } from '../../../simulators/rcIvaLabel';
import type { SimulatedDeposito } from './depositoAsked';

type Props = NonNullable<SimulatedDeposito['result']> & { rcIva: ParametrosRcIva };

const maturityOf = ({ vencimiento, vencimientoEstimado }: PagadoEnDiasHabiles) =>
  vencimientoEstimado ? estimatedDay(formatDate(vencimiento)) : formatDate(vencimiento);

/** What a term deposit earns: after the tax, large, and how it was worked out. */
export function DepositoFigures({ terms: { moneda, monto }, earned, rcIva }: Props) {
  const money = (value: string) => formatMoney(value, moneda);
  return (
    <Figures
      what="Gana en intereses"
      howMuch={money(earned.interesLiquido)}
      data={[
        ['Depósito', money(monto)],
        ['Interés bruto', money(earned.interesBruto)],
        [rcIvaLabel(rcIva), money(earned.rcIva)],
        ['Interés líquido', money(earned.interesLiquido)],
        ['Total a recibir', money(earned.totalARecibir)],
        ['Vencimiento', maturityOf(earned)],
      ]}
    />
  );
}
