import { NO_DATA, Table } from '../../ui/elements/Table';
import type { Grid } from './rateGrids';

const monedas = { BOB: 'Bolivianos', USD: 'Dólares', UFV: 'UFV' } as const;

/** The rates of one concept, a line a term. */
export const RateGrid = ({ grid: { concepto, enlace, lines } }: { grid: Grid }) => (
  <>
    <h3>{enlace ? <a href={enlace}>{concepto}</a> : concepto}</h3>
    <Table
      compact
      legend={`${concepto}: tasa anual por plazo`}
      rows={lines}
      id={({ plazo }) => plazo}
      columns={[
        { title: 'Plazo', main: true, cell: ({ plazo }) => plazo },
        ...(['BOB', 'USD', 'UFV'] as const).map((moneda) => ({
          title: monedas[moneda],
          numeric: true,
          strong: moneda === 'BOB',
          cell: (line: Grid['lines'][number]) => line[moneda] || NO_DATA,
        })),
      ]}
    />
  </>
);
