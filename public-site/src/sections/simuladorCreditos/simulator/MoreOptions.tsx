import { useState } from 'react';
import { ChoiceField } from '../../../simulators/fields/ChoiceField';
import { DateField } from '../../../simulators/fields/DateField';
import { SliderField } from '../../../simulators/fields/SliderField';
import { asOptions, frequencies, sistemas } from '../../../simulators/words';
import type { SimulatedCredito } from './creditoAsked';
import css from './MoreOptions.module.css';

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
  const [isOpen, setOpen] = useState(() => isUnusual(simulated));
  const common = (name: string) => ({
    name: name + suffix,
    value: asked[name] ?? '',
    fault: faults[name],
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <details
      className={css.mas}
      open={isOpen || NAMES.some((name) => faults[name])}
      onToggle={(e) => setOpen(e.currentTarget.open)}
    >
      <summary>Más opciones</summary>
      <div>
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
          help="Vacía, hoy. Solo cambia los días de pago."
          today={today}
          {...common('fecha')}
        />
      </div>
    </details>
  );
}

const isUnusual = ({ asked, credito }: SimulatedCredito) =>
  Boolean(asked.fecha) ||
  asked.gracia_meses !== '0' ||
  asked.sistema !== credito.sistemas[0] ||
  asked.frecuencia !== credito.frecuencias[0];
