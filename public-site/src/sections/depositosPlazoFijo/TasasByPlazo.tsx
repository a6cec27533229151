import { formatMoney, formatNumber, formatPercent } from '@coop/domain/format';
import type { DepositosTable } from '../../reading/simulables';
import { NO_DATA, Table } from '../../ui/elements/Table';
import { personasDelDeposito } from '../../wording/labels';
import { RateSteps } from './RateSteps';

const monedas = { BOB: 'Bolivianos', USD: 'Dólares', UFV: 'UFV' } as const;

export const TasasByPlazo = ({ table }: { table: DepositosTable }) => (
  <>
    <RateSteps rows={table.filas} />
    <Table
      compact
      legend="Tasas anuales por plazo y moneda"
      rows={rowsByPlazo(table.filas)}
      id={({ plazo }) => plazo}
      columns={[
        { title: 'Plazo', main: true, cell: ({ plazo }) => plazo },
        ...(['BOB', 'USD', 'UFV'] as const)
          .filter((moneda) => table.filas.some((row) => row.moneda === moneda))
          .map((moneda) => ({
            title: monedas[moneda],
            numeric: true,
            strong: moneda === 'BOB',
            cell: (row: ReturnType<typeof rowsByPlazo>[number]) => row[moneda].join('; ') || NO_DATA,
          })),
      ]}
    />
  </>
);

type Row = DepositosTable['filas'][number];
type RowByPlazo = { plazo: string } & Record<Row['moneda'], string[]>;

/** Groups rates by term and currency. Where a cell has several, each states its type of person and its amount. */
function rowsByPlazo(rows: readonly Row[]): RowByPlazo[] {
  const byPlazo = new Map<string, Row[]>();
  for (const row of rows.toSorted((a, b) => a.plazoDesdeDias - b.plazoDesdeDias)) {
    const plazo = inDays(row);
    byPlazo.set(plazo, [...(byPlazo.get(plazo) ?? []), row]);
  }
  return [...byPlazo].map(([plazo, delPlazo]) => {
    const inMoneda = (moneda: Row['moneda']) => texts(delPlazo.filter((row) => row.moneda === moneda));
    return { plazo, BOB: inMoneda('BOB'), USD: inMoneda('USD'), UFV: inMoneda('UFV') };
  });
}

const inDays = ({ plazoDesdeDias: from, plazoHastaDias: until }: Row): string =>
  from === until ? `${withDots(from)} días` : `${withDots(from)} a ${withDots(until)} días`;
const withDots = (days: number) => formatNumber(days, 0);

const texts = (tasas: readonly Row[]): string[] =>
  tasas.map((tasa) =>
    [formatPercent(tasa.tasaAnual), tasas.length > 1 && conditionsOf(tasa)].filter(Boolean).join(' '),
  );

function conditionsOf({ moneda, montoDesde, montoHasta, tipoPersona }: Row): string {
  const monto = montoHasta
    ? `de ${formatMoney(montoDesde, moneda, 0)} a ${formatMoney(montoHasta, moneda, 0)}`
    : Number(montoDesde) > 0 && `desde ${formatMoney(montoDesde, moneda, 0)}`;
  return [personasDelDeposito[tipoPersona], monto].filter(Boolean).join(', ');
}
