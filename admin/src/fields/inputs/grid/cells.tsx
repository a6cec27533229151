import { type Field, traitsOf } from '@coop/domain';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { cellText, faultOfCell, readCell } from './fillCells';

export const CellFault = ({ id, children }: { id: string; children: string | undefined }) =>
  children === undefined ? null : (
    <span id={id} className="falla">
      {children}
    </span>
  );

type FormError = { message?: unknown; root?: { message?: unknown } } | undefined;

/** Returns the text of a form error. react-admin wraps validation messages; the server's are plain strings. */
export function errorText(error: FormError): string | undefined {
  const message = error?.root?.message ?? error?.message;
  if (typeof message === 'string') return message || undefined;
  const inner = (message as { message?: unknown } | null | undefined)?.message;
  return typeof inner === 'string' ? inner : undefined;
}

export type CellProps = { name: string; field: Field; label: string; faultId: string };

/** Binds a cell to the form. Schema errors show at once; other errors after a submission. */
export function useCell({ name, field }: Pick<CellProps, 'name' | 'field'>) {
  const { field: input, fieldState } = useController({ name });
  return { input, fault: faultOfCell(field, input.value) ?? errorText(fieldState.error) };
}

export const named = (label: string, fault: string | undefined, faultId: string) => ({
  'aria-label': label,
  'aria-invalid': fault !== undefined || undefined,
  'aria-describedby': fault === undefined ? undefined : faultId,
});

/** Cell of a text, number or date in its typed notation. Unparseable text is kept. */
export function TextCell({ name, field, label, faultId }: CellProps) {
  const { input, fault } = useCell({ name, field });
  const { getValues } = useFormContext();
  const [written, setWritten] = useState<string>();
  // Hides the error while the user types.
  const shownFault = written === undefined ? fault : undefined;
  return (
    <>
      <input
        ref={input.ref}
        name={input.name}
        {...named(label, shownFault, faultId)}
        inputMode={keyboardOf(field)}
        placeholder={traitsOf(field).holds === 'day' ? 'dd/mm/aaaa' : undefined}
        autoComplete="off"
        value={written ?? cellText(field, input.value)}
        onChange={({ target }) => {
          setWritten(target.value);
          input.onChange(readCell(field, target.value, getValues(rowOf(name))).value);
        }}
        onBlur={() => {
          setWritten(undefined);
          input.onBlur();
        }}
      />
      <CellFault id={faultId}>{shownFault}</CellFault>
    </>
  );
}

/** Returns the row's path: `filas.3.valor` → `filas.3`. */
const rowOf = (name: string) => name.slice(0, name.lastIndexOf('.'));

function keyboardOf(field: Field) {
  const traits = traitsOf(field);
  if (traits.holds !== 'number') return undefined;
  return traits.places(field) > 0 ? 'decimal' : 'numeric';
}
