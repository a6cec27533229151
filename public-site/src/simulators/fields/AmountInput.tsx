import { type ChangeEvent, useId, useLayoutEffect, useRef } from 'react';
import css from './AmountInput.module.css';
import { Field } from './Field';
import { withoutDots, withThousands } from './thousands';

type AmountInputProps = {
  id: string;
  name: string;
  value: string;
  /** In characters. */
  width: number;
  before?: string;
  after?: string;
  fault?: string;
  /** Whether the element `${id}-ayuda` describes it. */
  described: boolean;
  onChange: (value: string) => void;
};

/** A number input with thousands separators; invalid input is preserved. */
export function AmountInput({ id, name, value, width, before, after, fault, described, onChange }: AmountInputProps) {
  const caret = useCaret();
  return (
    <span className={css.cifra}>
      {before && <span aria-hidden="true">{before}</span>}
      <input
        ref={caret.ref}
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        size={width}
        maxLength={40}
        value={withThousands(value)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described ? `${id}-ayuda` : undefined}
        onChange={(e) => {
          caret.keepCaret(e);
          onChange(withoutDots(e.target.value));
        }}
      />
      {after && <span aria-hidden="true">{after}</span>}
    </span>
  );
}

/** Preserves the caret's position relative to the digits while separators come and go. */
function useCaret() {
  const ref = useRef<HTMLInputElement>(null);
  const after = useRef<number>(undefined);
  useLayoutEffect(() => {
    const input = ref.current;
    if (!input || after.current === undefined) return;
    let at = input.value.length;
    for (let left = after.current; at > 0 && left > 0; at--) if (input.value[at - 1] !== '.') left--;
    input.setSelectionRange(at, at);
    after.current = undefined;
  });
  const keepCaret = ({ target: { value, selectionStart } }: ChangeEvent<HTMLInputElement>) => {
    after.current = value.slice(selectionStart ?? value.length).replaceAll('.', '').length;
  };
  return { ref, keepCaret };
}

type AmountFieldProps = {
  label: string;
  name: string;
  value: string;
  before?: string;
  fault?: string;
  onChange: (value: string) => void;
};

export function AmountField({ label, fault, ...input }: AmountFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} fault={fault}>
      <AmountInput id={id} width={12} fault={fault} described={Boolean(fault)} {...input} />
    </Field>
  );
}
