import { addDays } from '@coop/domain/calendar';
import { useId } from 'react';
import { Field } from './Field';

type Props = {
  label: string;
  name: string;
  value: string;
  today: string;
  help: string;
  fault?: string;
  onChange: (value: string) => void;
};

/** A date up to a year before or after today. */
export function DateField({ label, name, value, today, help, fault, onChange }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} fault={fault} help={help}>
      <input
        id={id}
        type="date"
        name={name}
        min={addDays(today, -366)}
        max={addDays(today, 366)}
        value={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-ayuda`}
        onChange={(e) => onChange(e.target.value)}
      />
    </Field>
  );
}
