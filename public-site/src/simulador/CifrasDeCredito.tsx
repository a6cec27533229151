import type { PlanDePagos } from '@coop/domain/calculators';
import { formatMoney, formatPercent } from '@coop/domain/format';
import type { CreditoPedido } from '@coop/domain/simulations';
import { Cifras } from './Cifras';

type Props = { terminos: CreditoPedido; plan: PlanDePagos };

/** What a loan comes to: the first payment, large, and then the whole of it. */
export function CifrasDeCredito({ terminos: { moneda, sistema, graciaMeses }, plan }: Props) {
  const dinero = (monto: string | undefined) => formatMoney(monto ?? '0', moneda);
  const [primera] = plan.pagos;
  const conCapital = plan.pagos.find(({ capital }) => Number(capital) > 0);
  return (
    <Cifras
      que={graciaMeses ? 'Primera cuota, solo de interés' : 'Primera cuota'}
      cuanto={dinero(primera?.total)}
      datos={[
        ['Desde la cuota que paga capital', graciaMeses ? dinero(conCapital?.total) : null],
        ['Última cuota', sistema === 'cuota_variable' ? dinero(plan.pagos.at(-1)?.total) : null],
        ['Intereses', dinero(plan.totalInteres)],
        ['Seguro de desgravamen', Number(plan.totalSeguro) > 0 ? dinero(plan.totalSeguro) : null],
        ['Otros cargos', Number(plan.totalCargos) > 0 ? dinero(plan.totalCargos) : null],
        ['Total que pagará', dinero(plan.totalPagado)],
        ['Costo efectivo anual estimado (TEAC)', plan.costoEfectivoAnual && formatPercent(plan.costoEfectivoAnual)],
      ]}
    />
  );
}
