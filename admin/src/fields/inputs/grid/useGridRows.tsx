import type { Fields } from '@coop/domain';
import { Menu, MenuItem } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { emptyRow, fillCells, pastedCells, type Row } from './fillCells';

/** Position of a cell: its 0-based row and its column. */
export type CellPlace = { at: number; column: string };

export function cellOf(target: EventTarget): CellPlace | undefined {
  const [at, column] = (target as HTMLElement).closest<HTMLElement>('[data-celda]')?.dataset.celda?.split('.') ?? [];
  return at === undefined || column === undefined ? undefined : { at: Number(at), column };
}

/** Focuses a cell and selects its content. Returns false if it has no input. */
export function focusCell(grid: HTMLElement, { at, column }: CellPlace): boolean {
  const cell = grid.querySelector(`[data-celda="${at}.${column}"]`);
  const input = cell?.querySelector<HTMLElement>('input:not([aria-hidden]), select, [role=combobox]');
  input?.focus();
  if (input instanceof HTMLInputElement) input.select();
  return Boolean(input);
}

export type RowAction = 'duplicate' | 'up' | 'down' | 'remove';

type Props = {
  at: number;
  count: number;
  button: HTMLElement;
  isFull: boolean;
  onDo: (action: RowAction) => void;
  onClose: () => void;
};

export function RowMenu({ at, count, button, isFull, onDo, onClose }: Props) {
  const item = (action: RowAction, label: string, disabled = false) => (
    <MenuItem key={action} disabled={disabled} onClick={() => onDo(action)}>
      {label}
    </MenuItem>
  );
  return (
    <Menu open anchorEl={button} onClose={onClose} slotProps={{ list: { 'aria-label': `Fila ${at + 1}` } }}>
      {item('duplicate', 'Duplicar', isFull)}
      {item('up', 'Subir', at === 0)}
      {item('down', 'Bajar', at === count - 1)}
      {item('remove', 'Quitar')}
    </Menu>
  );
}

type Undoable = { before: Row[]; after: Row[] } & ({ lines: number; faults: number } | { removed: number });
export type PasteResult = { refused: string } | Undoable;

type Options = { name: string; columns: Fields; max: number; box: RefObject<HTMLElement | null> };

export function useGridRows({ name, columns, max, box }: Options) {
  const { control, getValues } = useFormContext();
  const { fields, append, insert, move, remove, replace } = useFieldArray({ control, name });
  const [done, setDone] = useState<PasteResult>();
  const next = useRef<CellPlace>(undefined);
  const first: CellPlace = { at: 0, column: Object.keys(columns)[0] as string };
  // Replaced rows remount, so the focus is restored.
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
    if ('refused' in filled) return setDone(filled);
    write(filled.rows, place);
    setDone({ lines: filled.lines, faults: filled.faults, before, after: filled.rows });
  };
  /** Undoes the last change if the rows are unchanged since. Returns whether it did. */
  const undo = (): boolean => {
    if (!done || !('before' in done) || JSON.stringify(read()) !== JSON.stringify(done.after)) return false;
    write(done.before, 'removed' in done ? { ...first, at: done.removed } : first);
    setDone(undefined);
    return true;
  };
  const insertRows = (rows: Row[], all: boolean) => {
    const before = read();
    const after = all ? rows : [...before, ...rows];
    write(after, all ? first : { ...first, at: before.length });
    setDone({ lines: rows.length, faults: 0, before, after });
  };
  const removeRow = (at: number) => {
    const before = read();
    const after = before.toSpliced(at, 1);
    next.current = { ...first, at: Math.min(at, after.length - 1) };
    remove(at);
    setDone({ removed: at, before, after });
  };
  const act = (action: RowAction, at: number) => {
    if (action === 'remove') removeRow(at);
    else if (action === 'duplicate') insert(at + 1, read()[at] ?? emptyRow(columns), { shouldFocus: false });
    else move(at, action === 'up' ? at - 1 : at + 1);
  };

  return {
    ids: fields.map(({ id }) => id),
    read,
    add,
    act,
    paste,
    insertRows,
    done,
    undo,
    forget: () => setDone(undefined),
  };
}
