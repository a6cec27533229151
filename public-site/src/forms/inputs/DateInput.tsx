import { useEffect, useRef } from 'react';
import { useHydrated } from '../../ui/elements/useHydrated';
import css from './Input.module.css';
import type { InputProps } from './InputProps';
import { readWrittenDay, withMarks, writeDay } from './writtenDay';

/**
 * A day, written in figures: a calendar is sixty years of pages for whoever writes when they were born, and is in the language of the
 * telephone. Without a script it is the browser's own, which alone sends a day that the server reads.
 */
export function DateInput({ field, name, id, value, describedBy, invalid, required }: InputProps) {
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
