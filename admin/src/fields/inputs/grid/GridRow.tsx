import { type Field, type Fields, meets } from '@coop/domain';
import MoreVert from '@mui/icons-material/MoreVert';
import { MenuItem, Select } from '@mui/material';
import { type ComponentType, memo, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { siblingPath } from '../../facts/siblingPath';
import { CellFault } from './cells/CellFault';
import { TextCell } from './cells/TextCell';
import { type CellProps, named, useCell } from './cells/useCell';
import { cellText } from './cellText';

/** Any number of a list; what was pasted and is not in it stays in sight, to be taken out. */
function ChoicesCell({ name, field, label, faultId }: CellProps) {
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

/** One of a list. What was pasted and is not in it stays in sight, to be replaced. */
function ChoiceCell({ name, field, label, faultId }: CellProps) {
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

/** Yes or no. What was pasted and says neither stays in sight until it is marked. */
function BooleanCell({ name, field, label, faultId }: CellProps) {
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

const cells: Readonly<Record<string, ComponentType<CellProps>>> = {
  boolean: BooleanCell,
  choice: ChoiceCell,
  choices: ChoicesCell,
};

type GridCellProps = { at: number; column: string; field: Field; list: string; row: Readonly<Record<string, unknown>> };

/** A cell of the grid; where the rest of its row gives it no meaning, what it holds is only shown, until it goes. */
function GridCell({ at, column, field, list, row }: GridCellProps) {
  const faultId = useId();
  const Cell = cells[field.kind] ?? TextCell;
  const means = meets(row, field.shownWhen);
  const left = means ? '' : cellText(field, row[column]);
  return (
    <td data-celda={`${at}.${column}`} data-clase={field.kind} data-titulo={field.label}>
      {means ? (
        <Cell name={`${list}.${at}.${column}`} label={`${field.label}, fila ${at + 1}`} {...{ field, faultId }} />
      ) : (
        <span className="ajena">
          {left || '—'}
          {left && <CellFault id={faultId}>No corresponde a esta fila: al guardar quedará vacío</CellFault>}
        </span>
      )}
    </td>
  );
}

type Props = {
  at: number;
  columns: Fields;
  /** Of the list within the form. */
  list: string;
  onMenu: (at: number, button: HTMLElement) => void;
};

/** A row of the grid. It draws itself anew when what its columns depend on changes: each cell minds its own value. */
export const GridRow = memo(function GridRow({ at, columns, list, onMenu }: Props) {
  const entries = Object.entries<Field>(columns);
  const minded = entries.flatMap(([name, { shownWhen }]) => (shownWhen ? [name, ...Object.keys(shownWhen)] : []));
  const watched = useWatch({ name: minded.map((name) => siblingPath(`${list}.${at}`, name)) });
  const row = Object.fromEntries(minded.map((name, index) => [name, watched[index]]));
  const number = at + 1;
  return (
    <tr>
      <th scope="row">{number}</th>
      {entries.map(([column, field]) => (
        <GridCell key={column} {...{ at, column, field, list, row }} />
      ))}
      <td className="acciones">
        <button
          type="button"
          aria-label={`Acciones de la fila ${number}`}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMenu(at, currentTarget)}
        >
          <MoreVert fontSize="small" />
        </button>
      </td>
    </tr>
  );
});
