import { CellFault } from './CellFault';
import { type CellProps, named, useCell } from './useCell';

/** Yes or no. What was pasted and says neither stays in sight until it is marked. */
export function BooleanCell({ name, field, label, faultId }: CellProps) {
  const { input, fault } = useCell({ name, field });
  return (
    <>
      <input
        type="checkbox"
        ref={input.ref}
        name={input.name}
        {...named(label, fault, faultId)}
        checked={input.value === true}
        onChange={({ target }) => input.onChange(target.checked)}
        onBlur={input.onBlur}
      />
      {typeof input.value === 'string' && input.value}
      <CellFault id={faultId}>{fault}</CellFault>
    </>
  );
}
