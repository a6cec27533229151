import { formatSimulation } from '../answers/formatSimulation';
import type { InputProps } from './FormField';
import css from './Input.module.css';

export const CheckboxInput = ({ field, name, id, value, describedBy, invalid, required }: InputProps) => (
  <label className={css.opcion}>
    <input
      type="checkbox"
      id={id}
      name={name}
      value={field.carried ? String(value) : 'true'}
      defaultChecked={field.carried || value === 'true' || value === 'on'}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={required || undefined}
    />
    <span>
      {field.carried ? `Enviar también lo que simulé: ${formatSimulation(field, String(value))}` : field.label}
      {required && <Required />}
    </span>
  </label>
);

/** The mark of a required field; the form's legend explains it. */
export const Required = () => (
  <span className={css.obligatorio} aria-hidden="true">
    {' '}
    *
  </span>
);
