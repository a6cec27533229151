import { type Field, type Fields, meets } from '@coop/domain';
import MoreVert from '@mui/icons-material/MoreVert';
import { MenuItem, Select } from '@mui/material';
import { type ComponentType, memo, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { siblingPath } from '../../facts/facts';
import { CellFault, type CellProps, named, TextCell, useCell } from './cells';
import { cellText } from './fillCells';

/** Multiple choice cell. A pasted value that is not an option stays visible, so it can be removed. */
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
        {Object.entries(choices).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <CellFault id={faultId}>{fault}</CellFault>
    </>
  );
}

/** Boolean cell. A pasted value that is neither yes nor no stays visible until the box is changed. */
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

/** Cell of the grid. If its `shownWhen` fails, a leftover value is read-only and is cleared on save. */
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
  list: string;
  onMenu: (at: number, button: HTMLElement) => void;
};

/** Memoized row of the grid. Re-renders only when a field of its columns' conditions changes. */
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
