import { type Field, meets } from '@coop/domain';
import { type ComponentType, useId } from 'react';
import { cellText } from '../cellText';
import { BooleanCell } from './BooleanCell';
import { CellFault } from './CellFault';
import { ChoiceCell } from './ChoiceCell';
import { ChoicesCell } from './ChoicesCell';
import { TextCell } from './TextCell';
import type { CellProps } from './useCell';

const cells: Readonly<Record<string, ComponentType<CellProps>>> = {
  boolean: BooleanCell,
  choice: ChoiceCell,
  choices: ChoicesCell,
};

type Props = { at: number; column: string; field: Field; list: string; row: Readonly<Record<string, unknown>> };

/** A cell of the grid; where the rest of its row gives it no meaning, what it holds is only shown, until it goes. */
export function GridCell({ at, column, field, list, row }: Props) {
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
