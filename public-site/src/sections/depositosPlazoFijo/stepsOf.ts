import type { DepositosTable } from '../../reading/readDepositos';

type Row = Pick<DepositosTable['filas'][number], 'moneda' | 'tipoPersona' | 'plazoDesdeDias' | 'tasaAnual'>;

/** The rate in bolivianos that a person is paid from each term on, the best where a term has several. */
export function stepsOf(rows: readonly Row[]): { days: number; rate: number }[] {
  const byDays = new Map<number, number>();
  for (const { moneda, tipoPersona, plazoDesdeDias: days, tasaAnual } of rows)
    if (moneda === 'BOB' && tipoPersona !== 'juridica')
      byDays.set(days, Math.max(byDays.get(days) ?? 0, Number(tasaAnual)));
  return [...byDays].map(([days, rate]) => ({ days, rate })).sort((a, b) => a.days - b.days);
}
