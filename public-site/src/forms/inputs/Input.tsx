import { type ComponentType, useEffect, useRef } from 'react';
import { useHydrated } from '../../ui/elements/useHydrated';
import type { FieldData } from '../description/types';
import { CheckboxInput } from './CheckboxInput';
import { ChoiceInput } from './ChoiceInput';
import { howTyped } from './howTyped';
import css from './Input.module.css';
import type { InputProps } from './InputProps';
import { readWrittenDay, withMarks, writeDay } from './writtenDay';

/**
 * A day, written in figures: a calendar is sixty years of pages for whoever writes when they were born, and is in the language of the
 * telephone. Without a script it is the browser's own, which alone sends a day that the server reads.
 */
function DateInput({ field, name, id, value, describedBy, invalid, required }: InputProps) {
  const hydrated = useHydrated();
  const shown = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  const take = () => {
    if (shown.current && sent.current) sent.current.value = readWrittenDay(shown.current.value);
  };
  useEffect(() => {
    // Also what was chosen before the script came. Not at each drawing: whoever corrects the day of a whole date is in the middle of it.
    if (hydrated && shown.current) shown.current.value = writeDay(shown.current.value);
  }, [hydrated]);
  // At each drawing React puts back what a hidden input began with.
  useEffect(take);
  const common = {
    ref: shown,
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
        // Before the form hears of it, which keeps what is sent as a draft.
        onInput={({ currentTarget, nativeEvent }) => {
          if ((nativeEvent as InputEvent).inputType === 'insertText')
            currentTarget.value = withMarks(currentTarget.value);
          take();
        }}
        onBlur={({ target }) => {
          target.value = writeDay(target.value);
        }}
      />
      <input ref={sent} type="hidden" name={name} defaultValue={String(value ?? '')} />
    </>
  );
}

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
