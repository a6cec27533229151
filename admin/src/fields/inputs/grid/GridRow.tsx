import type { Field, Fields } from '@coop/domain';
import MoreVert from '@mui/icons-material/MoreVert';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { siblingPath } from '../../facts/siblingPath';
import { GridCell } from './cells/GridCell';

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
