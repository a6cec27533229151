/** A cell of a grid: its row, from 0, and its column. */
export type CellPlace = { at: number; column: string };

/** The cell in which something stands, if it stands in one. */
export function cellOf(target: EventTarget): CellPlace | undefined {
  const [at, column] = (target as HTMLElement).closest<HTMLElement>('[data-celda]')?.dataset.celda?.split('.') ?? [];
  return at === undefined || column === undefined ? undefined : { at: Number(at), column };
}

/** Puts the cursor in a cell and chooses what it holds, so that typing replaces it. False when there is none to write in. */
export function focusCell(grid: HTMLElement, { at, column }: CellPlace): boolean {
  const cell = grid.querySelector(`[data-celda="${at}.${column}"]`);
  const input = cell?.querySelector<HTMLElement>('input:not([aria-hidden]), select, [role=combobox]');
  input?.focus();
  if (input instanceof HTMLInputElement) input.select();
  return Boolean(input);
}
