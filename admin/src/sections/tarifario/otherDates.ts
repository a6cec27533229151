import { type AnyRow, formatDate } from '@coop/domain';
import { httpClient } from '../../api/httpClient';

type Dated = Record<string, unknown> & { tasas?: { vigenteDesde?: string }[] };

/** Sections whose rates the tarifario repeats, and where a published row says since when they hold. */
const sources: { name: string; label: string; since: (row: Dated) => (string | undefined)[] }[] = [
  {
    name: 'productos/depositos-plazo-fijo',
    label: 'la tabla de depósitos a plazo fijo',
    since: (row) => [row.vigenteDesde as string],
  },
  {
    name: 'productos/caja-ahorro',
    label: 'las cajas de ahorro',
    since: ({ tasas = [] }) => tasas.map(({ vigenteDesde }) => vigenteDesde),
  },
  { name: 'productos/simulador-creditos', label: 'los créditos', since: (row) => [row.vigenteDesde as string] },
];

/** Since when each section's published rates hold, where that is not the day of this version: «los créditos, desde el …». */
export async function readOtherDates({ vigenteDesde }: AnyRow): Promise<string[]> {
  const found = await Promise.all(
    sources.map(async ({ name, label, since }) => {
      const { json } = await httpClient(`/api/publico/${name}?range=[0,99]`);
      const last = (json as Dated[]).flatMap(since).filter(Boolean).sort().at(-1);
      return last && last !== vigenteDesde ? [`${label}, desde el ${formatDate(last)}`] : [];
    }),
  );
  return found.flat();
}
