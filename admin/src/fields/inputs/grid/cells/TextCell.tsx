import { type Field, traitsOf } from '@coop/domain';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { cellText } from '../cellText';
import { readCell } from '../readCell';
import { CellFault } from './CellFault';
import { type CellProps, named, useCell } from './useCell';

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

/** Returns the `inputmode` of a field, for phone keyboards. */
function keyboardOf(field: Field) {
  const traits = traitsOf(field);
  if (traits.holds !== 'number') return undefined;
  return traits.places(field) > 0 ? 'decimal' : 'numeric';
}
