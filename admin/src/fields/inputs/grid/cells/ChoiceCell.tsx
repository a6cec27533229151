import { CellFault } from './CellFault';
import { type CellProps, named, useCell } from './useCell';

/** One of a list. What was pasted and is not in it stays in sight, to be replaced. */
export function ChoiceCell({ name, field, label, faultId }: CellProps) {
  const { input, fault } = useCell({ name, field });
  const { choices = {} } = field;
  const value = String(input.value ?? '');
  return (
    <>
      <select
        ref={input.ref}
        name={input.name}
        {...named(label, fault, faultId)}
        value={value}
        onChange={({ target }) => input.onChange(target.value || null)}
        onBlur={input.onBlur}
      >
        <option value="">—</option>
        {value && !Object.hasOwn(choices, value) && <option value={value}>{value}</option>}
        {Object.entries(choices).map(([key, shown]) => (
          <option key={key} value={key}>
            {shown}
          </option>
        ))}
      </select>
      <CellFault id={faultId}>{fault}</CellFault>
    </>
  );
}
