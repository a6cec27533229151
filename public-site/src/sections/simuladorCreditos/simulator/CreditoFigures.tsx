import type { PlanDePagos } from '@coop/domain/calculators';
import { formatMoney, formatPercent } from '@coop/domain/format';
import type { CreditoPedido } from '@coop/domain/simulations';
import { Figures } from '../../../simulators/Figures';

type Props = { terms: CreditoPedido; plan: PlanDePagos };

/** What a loan comes to: the first payment, large, and then the whole of it. */
export function CreditoFigures({ terms: { moneda, sistema, graciaMeses }, plan }: Props) {
  const money = (monto: string | undefined) => formatMoney(monto ?? '0', moneda);
  const [first] = plan.pagos;
  const withCapital = plan.pagos.find(({ capital }) => Number(capital) > 0);
  return (
    <Figures
      what={graciaMeses ? 'Primera cuota, solo de interés' : 'Primera cuota'}
      howMuch={money(first?.total)}
      data={[
        ['Desde la cuota que paga capital', graciaMeses ? money(withCapital?.total) : null],
        ['Última cuota', sistema === 'cuota_variable' ? money(plan.pagos.at(-1)?.total) : null],
        ['Intereses', money(plan.totalInteres)],
        ['Seguro de desgravamen', Number(plan.totalSeguro) > 0 ? money(plan.totalSeguro) : null],
        ['Otros cargos', Number(plan.totalCargos) > 0 ? money(plan.totalCargos) : null],
        ['Total que pagará', money(plan.totalPagado)],
        ['Costo efectivo anual estimado (TEAC)', plan.costoEfectivoAnual && formatPercent(plan.costoEfectivoAnual)],
      ]}
    />
  );
}
