import { MenuItem, Select } from '@mui/material';
import { cellText } from '../cellText';
import { CellFault } from './CellFault';
import { type CellProps, named, useCell } from './useCell';

/** Any number of a list; what was pasted and is not in it stays in sight, to be taken out. */
export function ChoicesCell({ name, field, label, faultId }: CellProps) {
  const { input, fault } = useCell({ name, field });
  const { choices = {} } = field;
  const value: string[] = input.value ?? [];
  const options = [...Object.keys(choices), ...value.filter((key) => !Object.hasOwn(choices, key))];
  return (
    <>
      <Select
        multiple
        variant="standard"
        disableUnderline
        displayEmpty
        name={input.name}
        inputRef={input.ref}
        value={value}
        onChange={({ target }) => input.onChange(target.value)}
        onBlur={input.onBlur}
        renderValue={(chosen) => cellText(field, chosen) || '—'}
        SelectDisplayProps={named(label, fault, faultId)}
        MenuProps={{ slotProps: { list: { 'aria-label': label } } }}
      >
        {options.map((key) => (
          <MenuItem key={key} value={key}>
            {choices[key] ?? key}
          </MenuItem>
        ))}
      </Select>
      <CellFault id={faultId}>{fault}</CellFault>
    </>
  );
}
