import { formatMoney, formatNumber } from '@coop/domain/format';
import type { SimulableDepositos } from '../../../reading/simulables';
import { ChoiceField } from '../../../simulators/fields/Field';
import { SliderField } from '../../../simulators/fields/SliderField';
import { monedas, symbolOf, toOptions } from '../../../simulators/words';
import { monedasOf } from './depositoRows';
import type { SimulatedDeposito } from './simulateDeposito';

type Props = {
  simulated: SimulatedDeposito;
  table: SimulableDepositos;
  /** Suffix of its query parameters: '' or that of another option. */
  suffix?: string;
  onChange: (name: string, value: string) => void;
};

/** Maximum of the slider; the text field accepts more. */
const SLIDES_UP_TO: ReadonlyMap<string, number> = new Map([
  ['BOB', 200_000],
  ['USD', 50_000],
  ['UFV', 100_000],
]);

export function DepositoFields({ simulated: { input, rows, minimum, faults }, table, suffix = '', onChange }: Props) {
  const moneda = input.moneda ?? 'BOB';
  const from = Math.min(...rows.map(({ plazoDesdeDias }) => plazoDesdeDias));
  const until = Math.max(...rows.map(({ plazoHastaDias }) => plazoHastaDias));
  const common = (name: string) => ({
    name: name + suffix,
    value: input[name] ?? '',
    fault: faults[name],
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <>
      <ChoiceField label="Moneda" options={toOptions(monedasOf(table), monedas)} {...common('moneda')} />
      <SliderField
        label="¿Cuánto desea depositar?"
        before={symbolOf(moneda)}
        min={Math.ceil(Number(minimum))}
        max={SLIDES_UP_TO.get(moneda) ?? 200_000}
        step={100}
        help={`Desde ${formatMoney(minimum, moneda, 0)}`}
        {...common('monto')}
      />
      <SliderField
        label="¿Por cuántos días?"
        after="días"
        min={rows.length > 0 ? from : 30}
        max={rows.length > 0 ? until : 3650}
        step={30}
        help={
          rows.length > 0
            ? `De ${formatNumber(from, 0)} a ${formatNumber(until, 0)} días. Un año comercial son 360.`
            : undefined
        }
        {...common('plazo_dias')}
      />
    </>
  );
}
