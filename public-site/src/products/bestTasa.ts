/** Returns the highest or lowest annual rate, as stored; null for an empty list. */
export function bestTasa(rows: readonly { tasaAnual: string }[], which: 'mayor' | 'menor'): string | null {
  const sorted = rows.map(({ tasaAnual }) => tasaAnual).sort((a, b) => Number(a) - Number(b));
  return (which === 'mayor' ? sorted.at(-1) : sorted[0]) ?? null;
}
