import type { PlanDePagos } from '@coop/domain/calculators';
import { formatMoney, formatPercent } from '@coop/domain/format';
import type { CreditoPedido } from '@coop/domain/simulations';
import type { SimulableCredito } from '../../../reading/simulables';
import { Figures } from '../../../simulators/Figures';
import { NoResult } from '../../../simulators/NoResult';
import { Option } from '../../../simulators/Option';
import { CreditoFields } from './CreditoFields';
import type { SimulatedCredito } from './creditoAsked';
import { MoreOptions } from './MoreOptions';

type Props = {
  simulated: SimulatedCredito;
  creditos: readonly SimulableCredito[];
  today: string;
  suffix: string;
  /** Where there are two. */
  title?: string;
  onChange: (name: string, value: string) => void;
};

/** One of the loans that are simulated: what is asked of it, and its figures. */
export const CreditoOption = ({ simulated, creditos, today, suffix, title, onChange }: Props) => (
  <Option
    title={title}
    fields={
      <>
        <CreditoFields {...{ simulated, creditos, suffix, onChange }} />
        <MoreOptions {...{ simulated, today, suffix, onChange }} />
      </>
    }
    result={
      simulated.result ? (
        <CreditoFigures terms={simulated.result.terms} plan={simulated.result.plan} />
      ) : (
        <NoResult faults={Object.keys(simulated.faults).length} />
      )
    }
  />
);

type CreditoFiguresProps = { terms: CreditoPedido; plan: PlanDePagos };

/** What a loan comes to: the first payment, large, and then the whole of it. */
function CreditoFigures({ terms: { moneda, sistema, graciaMeses }, plan }: CreditoFiguresProps) {
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
