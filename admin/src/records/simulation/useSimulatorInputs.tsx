import type { InputFaults } from '@coop/domain/simulations';
import { InputAdornment, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';

type Options = Readonly<Record<string, string>>;
type BoxProps = { name: string; label: string; unit?: string; options?: Options; faults: InputFaults };

type TypedInputs = Readonly<Record<string, string>>;

/**
 * State of a simulator's inputs by name: the typed value or its default. `box` renders an input, unless it has a single
 * option and no error.
 */
export function useSimulatorInputs(usual: (typed: TypedInputs) => TypedInputs) {
  const [typed, setTyped] = useState<TypedInputs>({});
  const asked: TypedInputs = { ...usual(typed), ...typed };
  const box = ({ name, label, unit, options, faults }: BoxProps) => {
    if (options && Object.keys(options).length < 2 && !faults[name]) return null;
    const value = asked[name] ?? '';
    return (
      <TextField
        key={name}
        label={label}
        select={Boolean(options)}
        value={options && !Object.hasOwn(options, value) ? '' : value}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        error={Object.hasOwn(faults, name)}
        helperText={faults[name]}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
          select: { displayEmpty: true },
          inputLabel: { shrink: true },
          input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
        }}
      >
        {Object.entries(options ?? {}).map(([key, shown]) => (
          <MenuItem key={key} value={key}>
            {shown}
          </MenuItem>
        ))}
      </TextField>
    );
  };
  return { asked, box };
}

/** Filters the options to those in a list, in its order. */
export const among = (options: Options, list: readonly string[]): Options =>
  Object.fromEntries(list.flatMap((key) => (options[key] === undefined ? [] : [[key, options[key]]])));
