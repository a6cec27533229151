import { type ReactNode, useId } from 'react';
import css from './Field.module.css';

type FieldProps = {
  id: string;
  label: string;
  help?: string;
  fault?: string;
  children: ReactNode;
  below?: ReactNode;
};

export const Field = ({ id, label, help, fault, children, below }: FieldProps) => (
  <div className={`${css.campo} ${fault ? css.conFalta : ''}`}>
    <div className={css.fila}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
    {below}
    {(fault || help) && (
      <p id={`${id}-ayuda`} className={fault ? css.falta : css.ayuda}>
        {fault && <span className="oculto">Error: </span>}
        {fault ?? help}
      </p>
    )}
  </div>
);

type ChoiceFieldProps = {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [valor: string, texto: string])[];
  fault?: string;
  onChange: (value: string) => void;
};

export function ChoiceField({ label, name, value, options, fault, onChange }: ChoiceFieldProps) {
  const id = useId();
  if (options.length < 2 && !fault) return <input type="hidden" name={name} value={value} />;
  const isOffered = options.some(([option]) => option === value);
  return (
    <Field id={id} label={label} fault={fault && inWords(fault, options)}>
      <select
        id={id}
        name={name}
        value={isOffered ? value : ''}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-ayuda` : undefined}
        onChange={(e) => onChange(e.target.value)}
      >
        {!isOffered && <option value="">Elija…</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** Replaces the codes in an API error with the labels of their options. */
function inWords(fault: string, options: ChoiceFieldProps['options']): string {
  const texts = new Map(options);
  const codes = fault.replace(/^Elija /, '').split(' o ');
  return codes.every((codigo) => texts.has(codigo))
    ? `Elija ${codes.map((codigo) => `«${texts.get(codigo)}»`).join(' o ')}`
    : fault;
}
