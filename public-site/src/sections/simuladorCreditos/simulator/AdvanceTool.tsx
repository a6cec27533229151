import { formatMoney } from '@coop/domain/format';
import { paymentsForAdvance, readAdvance } from '@coop/domain/simulations';
import { useState } from 'react';
import { AmountField } from '../../../simulators/fields/AmountInput';
import { ChoiceField } from '../../../simulators/fields/Field';
import { SliderField } from '../../../simulators/fields/SliderField';
import { NoResult } from '../../../simulators/NoResult';
import { advanceNames } from '../../../simulators/names';
import { partOf, type SimulatorInput } from '../../../simulators/simulatorInput';
import { Tool } from '../../../simulators/Tool';
import { Verdict } from '../../../simulators/Verdict';
import { symbolOf, toOptions } from '../../../simulators/words';
import type { SimulatedCredito } from './simulateCredito';
import { usualAdvance } from './usualAdvance';

type Props = {
  simulated: SimulatedCredito;
  input: SimulatorInput;
  hidden: SimulatorInput;
  today: string;
  address: string;
  onChange: (name: string, value: string) => void;
};

const ends = { plazo: 'Terminar antes', cuota: 'Que baje mi cuota' } as const;

/** Simulates a prepayment of the loan: the interest saved, and the shorter term or the lower payment. */
export function AdvanceTool({ simulated, input, hidden, today, address, onChange }: Props) {
  const [isOpen, setOpen] = useState(advanceNames.some((name) => input[name] !== undefined));
  const { result, credito } = simulated;
  const payments = result?.plan.pagos.length ?? 0;
  if (!result || payments < 3) return null;
  const { first, last } = paymentsForAdvance(result.terms, payments);
  const own: SimulatorInput = { ...usualAdvance(result), ...partOf(input, advanceNames) };
  // A payment plan is expensive to compute: nothing is computed while collapsed.
  const read = isOpen ? readAdvance({ ...simulated.input, ...own }, credito, today) : undefined;
  const field = (name: (typeof advanceNames)[number]) => ({
    name,
    value: own[name] ?? '',
    fault: read && !read.ok ? read.faults[name] : undefined,
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <Tool
      title="¿Y si adelanto un pago?"
      anchor="adelanto"
      open={isOpen}
      onToggle={setOpen}
      {...{ address, hidden }}
      fields={
        <>
          <AmountField label="Adelanto" before={symbolOf(result.terms.moneda)} {...field('adelanto')} />
          <ChoiceField label="Para" options={toOptions(['plazo', 'cuota'], ends)} {...field('adelanto_para')} />
          <SliderField
            label="Lo pago junto con la cuota"
            min={first}
            max={last}
            step={1}
            help={`De la ${first} a la ${last}`}
            {...field('adelanto_con')}
          />
        </>
      }
    >
      {read?.ok && (
        <Verdict>
          <p>
            Se ahorra <strong>{formatMoney(read.value.result.ahorro, result.terms.moneda)}</strong> en intereses, seguro
            y cargos.
          </p>
          <p>{changeOf(read.value.result, result.terms)}</p>
        </Verdict>
      )}
      {read && !read.ok && <NoResult faults={Object.keys(read.faults).length} />}
      <p>
        <small>
          El adelanto baja lo que debe ese día, a la misma tasa. Pregunte a su oficial por las condiciones de su
          contrato.
        </small>
      </p>
    </Tool>
  );
}

type Result = Extract<ReturnType<typeof readAdvance>, { ok: true }>['value'];

function changeOf(
  { plan, cuotasMenos, cuotaAntes, cuotaDespues }: Result['result'],
  { moneda, cadaMeses = 1 }: Result['terms'],
): string {
  const money = (value: string) => formatMoney(value, moneda);
  if (!plan) return 'Con ese adelanto termina de pagar su crédito.';
  const sooner = cuotasMenos * cadaMeses;
  return sooner > 0
    ? `Termina ${sooner} ${sooner === 1 ? 'mes' : 'meses'} antes; su siguiente cuota es de ${money(cuotaDespues)}.`
    : `Su siguiente cuota baja de ${money(cuotaAntes)} a ${money(cuotaDespues)}.`;
}
