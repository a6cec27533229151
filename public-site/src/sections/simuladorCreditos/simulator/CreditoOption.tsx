import type { PlanDePagos } from '@coop/domain/calculators';
import { formatMoney, formatPercent } from '@coop/domain/format';
import type { CreditoPedido } from '@coop/domain/simulations';
import type { SimulableCredito } from '../../../reading/simulables';
import { Figures } from '../../../simulators/Figures';
import { DateField } from '../../../simulators/fields/DateField';
import { ChoiceField } from '../../../simulators/fields/Field';
import { MoreFields } from '../../../simulators/fields/MoreFields';
import { SliderField } from '../../../simulators/fields/SliderField';
import { NoResult } from '../../../simulators/NoResult';
import { Option } from '../../../simulators/Option';
import { frequencies, sistemas, toOptions } from '../../../simulators/words';
import { CreditoFields } from './CreditoFields';
import type { SimulatedCredito } from './simulateCredito';

type Props = {
  simulated: SimulatedCredito;
  creditos: readonly SimulableCredito[];
  today: string;
  suffix: string;
  title?: string;
  onChange: (name: string, value: string) => void;
};

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

type MoreOptionsProps = {
  simulated: SimulatedCredito;
  today: string;
  suffix?: string;
  onChange: (name: string, value: string) => void;
};

const NAMES = ['sistema', 'frecuencia', 'gracia_meses', 'fecha'];

function MoreOptions({ simulated, today, suffix = '', onChange }: MoreOptionsProps) {
  const { input, credito, faults, everyMonths } = simulated;
  const common = (name: string) => ({
    name: name + suffix,
    value: input[name] ?? '',
    fault: faults[name],
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <MoreFields open={isUnusual(simulated)} faulty={NAMES.some((name) => faults[name])}>
      <ChoiceField label="Sistema de pago" options={toOptions(credito.sistemas, sistemas)} {...common('sistema')} />
      <ChoiceField label="Se paga" options={toOptions(credito.frecuencias, frequencies)} {...common('frecuencia')} />
      {(credito.graciaMaxMeses || faults.gracia_meses) && (
        <SliderField
          label="Gracia: solo paga interés"
          after="meses"
          min={0}
          max={credito.graciaMaxMeses ?? 0}
          step={everyMonths}
          {...common('gracia_meses')}
        />
      )}
      <DateField
        label="Fecha de desembolso"
        help="Si la deja vacía, es la de hoy. Solo cambia los días de pago."
        today={today}
        {...common('fecha')}
      />
    </MoreFields>
  );
}

const isUnusual = ({ input, credito }: SimulatedCredito) =>
  Boolean(input.fecha) ||
  input.gracia_meses !== '0' ||
  input.sistema !== credito.sistemas[0] ||
  input.frecuencia !== credito.frecuencias[0];
