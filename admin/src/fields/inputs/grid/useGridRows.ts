import type { Fields } from '@coop/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { type CellPlace, focusCell } from './cellFocus';
import { emptyRow } from './emptyRow';
import { fillCells, type Row } from './fillCells';
import { pastedCells } from './pastedCells';
import type { RowAction } from './RowMenu';

/** What the last paste did, or why it did nothing; with the rows as they were and as it left them. */
export type Pasted = { refused: string } | { lines: number; faults: number; before: Row[]; after: Row[] };

type Options = { name: string; columns: Fields; max: number; box: RefObject<HTMLElement | null> };

/** The rows of a grid: adding, moving, pasting and taking that back. */
export function useGridRows({ name, columns, max, box }: Options) {
  const { control, getValues } = useFormContext();
  const { fields, append, insert, move, remove, replace } = useFieldArray({ control, name });
  const [pasted, setPasted] = useState<Pasted>();
  const next = useRef<CellPlace>(undefined);
  const first: CellPlace = { at: 0, column: Object.keys(columns)[0] as string };
  // Rows that were replaced are drawn anew, and the cursor was in one of them.
  useEffect(() => {
    if (next.current && box.current && fields.length > 0) focusCell(box.current, next.current);
    next.current = undefined;
  }, [fields, box]);

  const read = (): Row[] => structuredClone(getValues(name) ?? []);
  const write = (rows: Row[], place?: CellPlace) => {
    next.current = place;
    replace(rows);
  };
  const add = (column = first.column) => {
    next.current = { at: fields.length, column };
    append(emptyRow(columns), { shouldFocus: false });
  };
  const paste = (text: string, place: CellPlace) => {
    const before = read();
    const filled = fillCells(before, columns, place, pastedCells(text), max);
    if ('refused' in filled) return setPasted(filled);
    write(filled.rows, place);
    setPasted({ lines: filled.lines, faults: filled.faults, before, after: filled.rows });
  };
  /** Takes the last paste back, unless something was written since; tells whether it did. */
  const undo = (): boolean => {
    if (!pasted || !('before' in pasted) || JSON.stringify(read()) !== JSON.stringify(pasted.after)) return false;
    write(pasted.before, first);
    setPasted(undefined);
    return true;
  };
  /** Puts rows after those that there are, or in their place. */
  const take = (rows: Row[], all: boolean) => {
    const before = read();
    const after = all ? rows : [...before, ...rows];
    write(after, all ? first : { ...first, at: before.length });
    setPasted({ lines: rows.length, faults: 0, before, after });
  };
  const act = (action: RowAction, at: number) => {
    if (action === 'remove') remove(at);
    else if (action === 'duplicate') insert(at + 1, read()[at] ?? emptyRow(columns), { shouldFocus: false });
    else move(at, action === 'up' ? at - 1 : at + 1);
  };

  return {
    ids: fields.map(({ id }) => id),
    read,
    add,
    act,
    paste,
    take,
    pasted,
    undo,
    forgetPaste: () => setPasted(undefined),
  };
}
