import { formatMoney, formatNumber, formatPercent } from '@coop/domain/format';
import { personasDelDeposito } from './etiquetas';
import type { TablaDepositos } from './leerDepositos';

type Fila = TablaDepositos['filas'][number];
export type FilaPorPlazo = { plazo: string } & Record<Fila['moneda'], string[]>;

/**
 * The rates of each term, by currency: «360 a 389 días» → Bs «4,75 %», USD «1,00 %». Where one term has several in a
 * currency, each with whom and how much it is for.
 */
export function filasPorPlazo(filas: readonly Fila[]): FilaPorPlazo[] {
  const porPlazo = new Map<string, Fila[]>();
  for (const fila of filas.toSorted((a, b) => a.plazoDesdeDias - b.plazoDesdeDias)) {
    const plazo = enDias(fila);
    porPlazo.set(plazo, [...(porPlazo.get(plazo) ?? []), fila]);
  }
  return [...porPlazo].map(([plazo, delPlazo]) => {
    const en = (moneda: Fila['moneda']) => textos(delPlazo.filter((fila) => fila.moneda === moneda));
    return { plazo, BOB: en('BOB'), USD: en('USD'), UFV: en('UFV') };
  });
}

const enDias = ({ plazoDesdeDias: desde, plazoHastaDias: hasta }: Fila): string =>
  desde === hasta ? `${miles(desde)} días` : `${miles(desde)} a ${miles(hasta)} días`;
const miles = (dias: number) => formatNumber(dias, 0);

const textos = (tasas: readonly Fila[]): string[] =>
  tasas.map((tasa) => [formatPercent(tasa.tasaAnual), tasas.length > 1 && paraQuien(tasa)].filter(Boolean).join(' '));

function paraQuien({ moneda, montoDesde, montoHasta, tipoPersona }: Fila): string {
  const monto = montoHasta
    ? `de ${formatMoney(montoDesde, moneda, 0)} a ${formatMoney(montoHasta, moneda, 0)}`
    : Number(montoDesde) > 0 && `desde ${formatMoney(montoDesde, moneda, 0)}`;
  return [personasDelDeposito[tipoPersona], monto].filter(Boolean).join(', ');
}
