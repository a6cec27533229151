/** Position of a cell: its 0-based row and its column. */
export type CellPlace = { at: number; column: string };

/** Returns the cell that contains an event target, if any. */
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
