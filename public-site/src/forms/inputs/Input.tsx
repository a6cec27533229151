import type { ComponentType } from 'react';
import type { FieldData } from '../description/types';
import { CheckboxInput } from './CheckboxInput';
import { ChoiceInput } from './ChoiceInput';
import { DateInput } from './DateInput';
import { howTyped } from './howTyped';
import css from './Input.module.css';
import type { InputProps } from './InputProps';

/** Any number of several. */
const ChoicesInput = ({ field, name, id, value, describedBy }: InputProps) => (
  <div className={css.fila}>
    {field.options?.map(([v, text], at) => (
      <label key={v} className={css.opcion}>
        <input
          type="checkbox"
          id={at === 0 ? id : undefined}
          name={name}
          value={v}
          defaultChecked={[value].flat().includes(v)}
          aria-describedby={describedBy}
        />
        {text}
      </label>
    ))}
  </div>
);

const oneLine = (extra: React.ComponentProps<'input'>) =>
  function EntradaDeTexto({ field, name, id, value, describedBy, invalid, required }: InputProps) {
    const common = {
      id,
      name,
      defaultValue: howTyped(field, String(value ?? '')),
      onBlur: ({ target }: React.FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        target.value = howTyped(field, target.value);
      },
      'aria-describedby': describedBy,
      'aria-invalid': invalid || undefined,
      'aria-required': required || undefined,
      readOnly: field.readOnly,
    };
    if (field.multiline) return <textarea {...common} className={css.caja} rows={5} maxLength={field.max} />;
    return <input {...common} {...extra} className={css.caja} autoComplete={field.autoComplete ?? 'off'} />;
  };

const text = oneLine({ type: 'text' });
const decimal = oneLine({ type: 'text', inputMode: 'decimal' });

/** The input of each kind of field; null for those that no visitor fills. A kind without its row does not compile. */
export const inputs = {
  text,
  documentNumber: oneLine({ type: 'text', autoCapitalize: 'characters' }),
  email: oneLine({ type: 'email', inputMode: 'email' }),
  phone: oneLine({ type: 'tel', inputMode: 'tel' }),
  url: oneLine({ type: 'url', inputMode: 'url' }),
  integer: oneLine({ type: 'text', inputMode: 'numeric' }),
  decimal,
  money: decimal,
  percent: decimal,
  date: DateInput,
  dateTime: oneLine({ type: 'datetime-local' }),
  month: text,
  time: oneLine({ type: 'time' }),
  choice: ChoiceInput,
  reference: ChoiceInput,
  choices: ChoicesInput,
  references: ChoicesInput,
  boolean: CheckboxInput,
  colour: null,
  file: null,
  image: null,
  // Drawn by Fields: a repeated group is not one input.
  rows: null,
  texts: null,
  richText: null,
  id: null,
  uid: null,
  slug: null,
  state: null,
  member: null,
} satisfies Record<FieldData['type'], ComponentType<InputProps> | null>;
