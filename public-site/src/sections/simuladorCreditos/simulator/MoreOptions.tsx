import { ChoiceField } from '../../../simulators/fields/ChoiceField';
import { DateField } from '../../../simulators/fields/DateField';
import { MoreFields } from '../../../simulators/fields/MoreFields';
import { SliderField } from '../../../simulators/fields/SliderField';
import { asOptions, frequencies, sistemas } from '../../../simulators/words';
import type { SimulatedCredito } from './creditoAsked';

type Props = {
  simulated: SimulatedCredito;
  today: string;
  suffix?: string;
  onChange: (name: string, value: string) => void;
};

const NAMES = ['sistema', 'frecuencia', 'gracia_meses', 'fecha'];

/** What few people change; open where something of it was said, or is wrong. */
export function MoreOptions({ simulated, today, suffix = '', onChange }: Props) {
  const { asked, credito, faults, everyMonths } = simulated;
  const common = (name: string) => ({
    name: name + suffix,
    value: asked[name] ?? '',
    fault: faults[name],
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <MoreFields open={isUnusual(simulated)} faulty={NAMES.some((name) => faults[name])}>
      <ChoiceField label="Sistema de pago" options={asOptions(credito.sistemas, sistemas)} {...common('sistema')} />
      <ChoiceField label="Se paga" options={asOptions(credito.frecuencias, frequencies)} {...common('frecuencia')} />
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

const isUnusual = ({ asked, credito }: SimulatedCredito) =>
  Boolean(asked.fecha) ||
  asked.gracia_meses !== '0' ||
  asked.sistema !== credito.sistemas[0] ||
  asked.frecuencia !== credito.frecuencias[0];
