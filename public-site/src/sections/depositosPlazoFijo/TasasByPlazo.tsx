import type { DepositosTable } from '../../reading/readDepositos';
import { NO_DATA, Table } from '../../ui/elements/Table';
import { RateSteps } from './RateSteps';
import { rowsByPlazo } from './rowsByPlazo';

const monedas = { BOB: 'Bolivianos', USD: 'Dólares', UFV: 'UFV' } as const;

/** The rates of the table in force: a row a term, a column a currency. */
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
