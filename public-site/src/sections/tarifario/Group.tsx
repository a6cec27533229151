import { formatPercent } from '@coop/domain/format';
import { withoutMarks } from '@coop/domain/marks';
import { NO_DATA, Table } from '../../ui/elements/Table';
import { Section } from '../../ui/page/Section';
import css from './Group.module.css';
import { chargeOf, conditionsOf, type Row } from './line';
import { type Grid, gridsIn } from './rateGrids';

type Props = { group: string; title: string; rows: readonly Row[] };

export const Group = ({ group, title, rows }: Props) => {
  const { lines, grids } = gridsIn(rows);
  return (
    <Section title={title} anchor={group}>
      {lines.length > 0 && (
        <Table
          compact
          legend={title}
          rows={lines}
          id={({ concepto, moneda, montoDesde, plazoDesde }) => `${concepto}${moneda}${montoDesde}${plazoDesde}`}
          anchor={anchorOf}
          columns={[
            { title: 'Concepto', main: true, cell: (row) => <Concept row={row} /> },
            { title: 'Condiciones', below: true, cell: termsOf },
            { title: 'Valor', numeric: true, strong: true, cell: (row) => <Charge row={row} /> },
          ]}
        />
      )}
      {grids.map((grid) => (
        <RateGrid key={grid.concepto} grid={grid} />
      ))}
    </Section>
  );
};

const Concept = ({ row }: { row: Row }) => (
  <a href={row.enlace ?? `#${anchorOf(row)}`} className={row.enlace ? undefined : css.linea}>
    {row.concepto}
  </a>
);

const termsOf = (row: Row): string =>
  [row.teaTeac && `efectiva ${formatPercent(row.teaTeac)}`, conditionsOf(row)].filter(Boolean).join(' · ');

const Charge = ({ row }: { row: Row }) => (
  <>
    {chargeOf(row)}
    {row.antes && <small className={css.antes}>antes {row.antes}</small>}
  </>
);

/** Returns a row's anchor, stable across versions: «transferencia-ach-por-ventanilla-50000-01». */
const anchorOf = ({ concepto, moneda, montoDesde, plazoDesde }: Row): string =>
  withoutMarks(
    [concepto, moneda === 'USD' && 'usd', montoDesde && Number(montoDesde) > 0 && montoDesde, plazoDesde]
      .filter(Boolean)
      .join(' '),
  )
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

const monedas = { BOB: 'Bolivianos', USD: 'Dólares', UFV: 'UFV' } as const;

const RateGrid = ({ grid: { concepto, enlace, lines } }: { grid: Grid }) => (
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
