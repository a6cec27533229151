import type { ComponentType, ReactNode } from 'react';
import { type Errors, type FieldData, idOf, type Values } from '../description/types';
import { Required } from './CheckboxInput';
import { withButtons } from './ChoiceInput';
import css from './FormField.module.css';
import { inputs } from './Input';
import { inSentences, toInstruction } from './toInstruction';

export type InputProps = {
  field: FieldData;
  /** Name of the input: the field's name, or its path in a repeated group. */
  name: string;
  id: string;
  value: string | readonly string[] | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

export type FieldProps = {
  field: FieldData;
  name?: string;
  /** Overrides the id when another form on the page has an input of that name. */
  id?: string;
  values: Values;
  errors: Errors;
  required: boolean;
  when?: string;
};

const examples: Partial<Record<FieldData['type'], string>> = {
  money: 'En números, por ejemplo 1.250,50',
  date: 'Día, mes y año',
};

const LAST_DEGREE = 10;

/** Offers a number from 0 to 10 as the degrees of a scale. */
const asScale = (field: FieldData): FieldData =>
  field.type === 'integer' && field.min === 0 && field.max === LAST_DEGREE
    ? { ...field, type: 'choice', options: Array.from({ length: LAST_DEGREE + 1 }, (_, n) => [String(n), String(n)]) }
    : field;

/** A field: label, help, error and input, in that order. Label, help and error are associated with the input. */
export function FormField({ field: described, name = described.name, id = idOf(name), ...rest }: FieldProps) {
  const { values, errors, required, when } = rest;
  const field = asScale(described);
  const Input: ComponentType<InputProps> | null = inputs[field.type];
  if (!Input) return null;
  const error = errors[name];
  const help = inSentences(when, field.help, examples[field.type]);
  const describedBy = [help && `${id}-ayuda`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const grouped = field.type === 'choices' || field.type === 'references' || withButtons(field.options, field.type);
  const label = (
    <>
      {field.label}
      {required && <Required />}
    </>
  );
  const notes = (
    <>
      {help && (
        <p id={`${id}-ayuda`} className={css.ayuda}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          <span className="oculto">Error: </span>
          {toInstruction(field, error)}
        </p>
      )}
    </>
  );
  const input = (
    <Input
      field={field}
      name={name}
      id={id}
      value={values[name]}
      describedBy={describedBy}
      invalid={error !== undefined}
      required={required}
    />
  );
  if (field.type === 'boolean')
    return (
      <Box error={error}>
        {input}
        {field.link && (
          <p className={css.ayuda}>
            {/* Opens in a new tab so that the form is not lost. */}
            <a href={field.link.href} target="_blank" rel="noopener">
              {field.link.label} (se abre aparte)
            </a>
          </p>
        )}
        {notes}
      </Box>
    );
  if (grouped)
    return (
      <Box error={error}>
        <fieldset>
          <legend className={css.etiqueta}>{label}</legend>
          {notes}
          {input}
        </fieldset>
      </Box>
    );
  return (
    <Box error={error}>
      <label htmlFor={id} className={css.etiqueta}>
        {label}
      </label>
      {notes}
      {input}
    </Box>
  );
}

const Box = ({ error, children }: { error: string | undefined; children: ReactNode }) => (
  <div className={`${css.campo} ${error ? css.conError : ''}`}>{children}</div>
);
