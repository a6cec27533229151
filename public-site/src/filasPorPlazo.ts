import type { TablaDepositos } from './leerDepositos';

type Fila = TablaDepositos['filas'][number];
export type FilaPorPlazo = { plazo: string } & Partial<Record<Fila['moneda'], string>>;

/** The best rate of each currency for each term, for people: «360 a 389 días» → Bs 4,75 %, USD 1,00 %. */
export function filasPorPlazo(filas: readonly Fila[]): FilaPorPlazo[] {
  const porPlazo = new Map<string, FilaPorPlazo>();
  const personas = filas.filter(({ tipoPersona }) => tipoPersona !== 'juridica');
  for (const { plazoDesdeDias, plazoHastaDias, moneda, tasaAnual } of personas.toSorted(
    (a, b) => a.plazoDesdeDias - b.plazoDesdeDias,
  )) {
    const plazo =
      plazoDesdeDias === plazoHastaDias ? `${plazoDesdeDias} días` : `${plazoDesdeDias} a ${plazoHastaDias} días`;
    const fila = porPlazo.get(plazo) ?? { plazo };
    if (Number(tasaAnual) > Number(fila[moneda] ?? -1)) fila[moneda] = tasaAnual;
    porPlazo.set(plazo, fila);
  }
  return [...porPlazo.values()];
}
