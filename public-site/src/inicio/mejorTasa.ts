/** The highest or the lowest yearly rate of several, as it is stored; null of none. */
export function mejorTasa(filas: readonly { tasaAnual: string }[], cual: 'mayor' | 'menor'): string | null {
  const ordenadas = filas.map(({ tasaAnual }) => tasaAnual).sort((a, b) => Number(a) - Number(b));
  return (cual === 'mayor' ? ordenadas.at(-1) : ordenadas[0]) ?? null;
}
