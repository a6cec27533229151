import { type Field, traitsOf } from '@coop/domain';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { cellText } from '../cellText';
import { readCell } from '../readCell';
import { CellFault } from './CellFault';
import { type CellProps, named, useCell } from './useCell';

/** A text, a figure or a day, written as people write it. What can't be read stays as it was written. */
export function TextCell({ name, field, label, faultId }: CellProps) {
  const { input, fault } = useCell({ name, field });
  const { getValues } = useFormContext();
  const [written, setWritten] = useState<string>();
  // Nobody is told what is wrong with a figure half written.
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

/** `filas.3.valor` is of the row `filas.3`. */
const rowOf = (name: string) => name.slice(0, name.lastIndexOf('.'));

/** The keyboard that phones offer. */
function keyboardOf(field: Field) {
  const traits = traitsOf(field);
  if (traits.holds !== 'number') return undefined;
  return traits.places(field) > 0 ? 'decimal' : 'numeric';
}
