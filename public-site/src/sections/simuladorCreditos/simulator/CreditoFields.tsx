import { formatMoney } from '@coop/domain/format';
import { amountsOf } from '@coop/domain/simulations';
import type { SimulableCredito } from '../../../reading/simulables';
import { ChoiceField } from '../../../simulators/fields/Field';
import { SliderField } from '../../../simulators/fields/SliderField';
import { monedas, symbolOf, toOptions } from '../../../simulators/words';
import type { SimulatedCredito } from './simulateCredito';

type Props = {
  simulated: SimulatedCredito;
  creditos: readonly SimulableCredito[];
  /** Suffix of its query parameters: '' or that of the second option. */
  suffix?: string;
  onChange: (name: string, value: string) => void;
};

export function CreditoFields({ simulated, creditos, suffix = '', onChange }: Props) {
  const { input, credito, faults, everyMonths } = simulated;
  const moneda = input.moneda === 'USD' ? 'USD' : 'BOB';
  const montos = amountsOf(credito, moneda);
  const { plazoMin, plazoMax } = credito;
  const common = (name: string) => ({
    name: name + suffix,
    value: input[name] ?? '',
    fault: faults[name],
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <>
      <ChoiceField
        label="Tipo de crédito"
        options={creditos.map(({ slug, nombre }) => [slug, nombre])}
        {...common('producto')}
      />
      <ChoiceField label="Moneda" options={toOptions(credito.monedas, monedas)} {...common('moneda')} />
      {montos && (
        <SliderField
          label="¿Cuánto necesita?"
          before={symbolOf(moneda)}
          min={Math.ceil(Number(montos.min))}
          max={Math.floor(Number(montos.max))}
          step={stepOf(Number(montos.max))}
          help={`De ${formatMoney(montos.min, moneda, 0)} a ${formatMoney(montos.max, moneda, 0)}`}
          {...common('monto')}
        />
      )}
      <SliderField
        label="¿En cuántos meses?"
        after="meses"
        min={Math.ceil(plazoMin / everyMonths) * everyMonths}
        max={plazoMax}
        step={everyMonths}
        help={`De ${plazoMin} a ${plazoMax} meses`}
        {...common('plazo_meses')}
      />
    </>
  );
}

/** Returns a slider step proportional to the maximum amount. */
const stepOf = (max: number): number => (max > 200_000 ? 1000 : max > 20_000 ? 500 : 100);
