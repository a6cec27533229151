import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { type CellPlace, cellOf, focusCell } from './cellFocus';

type Grid = {
  add: (column: string) => void;
  paste: (text: string, place: CellPlace) => void;
  undo: () => boolean;
};

/** What the keyboard and the clipboard do in a grid's cells: Enter and the arrows go up and down, a paste fills them. */
export function useGridKeys({ box, count, grid }: { box: RefObject<HTMLElement | null>; count: number; grid: Grid }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (!cell || !box.current || isList(event.target)) return;
    if (event.key === 'z' && (event.ctrlKey || event.metaKey) && grid.undo()) return event.preventDefault();
    const step = stepOf(event);
    if (step === 0) return;
    event.preventDefault();
    const at = cell.at + step;
    if (at === count && event.key === 'Enter') grid.add(cell.column);
    else if (at >= 0) focusCell(box.current, { at, column: cell.column });
  };

  const onPaste = (event: ClipboardEvent) => {
    const cell = cellOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    const alone = !/[\t\r\n]/.test(text.replace(/\r?\n$/, ''));
    // One value goes in among what the cell says, as in any box.
    if (!cell || text.trim() === '' || (alone && isText(event.target))) return;
    event.preventDefault();
    grid.paste(text, cell);
  };

  return { onKeyDown, onPaste };
}

function stepOf({ key, target, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey) return 0;
  if (key === 'Enter') return shiftKey ? -1 : 1;
  // In a list of options the arrows choose.
  if (target instanceof HTMLSelectElement) return 0;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
}

/** A list that opens: it has its own keys. */
const isList = (target: EventTarget) => (target as HTMLElement).getAttribute('role') === 'combobox';
const isText = (target: EventTarget) => target instanceof HTMLInputElement && target.type !== 'checkbox';
