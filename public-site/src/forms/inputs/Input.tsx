import { type ComponentType, useEffect, useRef } from 'react';
import { useHydrated } from '../../ui/elements/useHydrated';
import type { FieldData } from '../description/types';
import { CheckboxInput } from './CheckboxInput';
import { ChoiceInput } from './ChoiceInput';
import type { InputProps } from './FormField';
import css from './Input.module.css';
import { formatTyped, readWrittenDay, withMarks, writeDay } from './typed';

/** A date in digits, in our format on any device; without JavaScript the native input. */
function DateInput({ field, name, id, value, describedBy, invalid, required }: InputProps) {
  const hydrated = useHydrated();
  const visible = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  const syncValue = () => {
    if (visible.current && sent.current) sent.current.value = readWrittenDay(visible.current.value);
  };
  useEffect(() => {
    // Also reformats a date chosen before hydration. Not on every render: it would interfere while the visitor corrects
    // the day.
    if (hydrated && visible.current) visible.current.value = writeDay(visible.current.value);
  }, [hydrated]);
  // React resets a hidden input to its initial value on every render.
  useEffect(syncValue);
  const common = {
    ref: visible,
    id,
    className: css.caja,
    defaultValue: String(value ?? ''),
    autoComplete: field.autoComplete ?? 'off',
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
    readOnly: field.readOnly,
  };
  if (!hydrated) return <input {...common} type="date" name={name} />;
  return (
    <>
      <input
        {...common}
        type="text"
        inputMode="numeric"
        placeholder="dd/mm/aaaa"
        maxLength={20}
        data-campo={name}
        // Runs before the form's own handler, which saves the value as a draft.
        onInput={({ currentTarget, nativeEvent }) => {
          if ((nativeEvent as InputEvent).inputType === 'insertText')
            currentTarget.value = withMarks(currentTarget.value);
          syncValue();
        }}
        onBlur={({ target }) => {
          target.value = writeDay(target.value);
        }}
      />
      <input ref={sent} type="hidden" name={name} defaultValue={String(value ?? '')} />
    </>
  );
}

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
      defaultValue: formatTyped(field, String(value ?? '')),
      onBlur: ({ target }: React.FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        target.value = formatTyped(field, target.value);
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

/** The input of each kind; null for kinds that visitors never fill. */
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
  // Rendered by Fields: a repeated group is not a single input.
  rows: null,
  texts: null,
  richText: null,
  id: null,
  uid: null,
  slug: null,
  state: null,
  member: null,
} satisfies Record<FieldData['type'], ComponentType<InputProps> | null>;
