import { formatDate } from '@coop/domain/format';
import { chargeOf, conditionsOf } from '../sections/tarifario/line';
import { Table } from '../ui/elements/Table';
import { Section } from '../ui/page/Section';
import css from './Costs.module.css';
import type { CurrentCosts } from './readCosts';

/** The name of a charge, and the amounts that it applies to, where it is limited. */
const Concept = ({ row }: { row: CurrentCosts['rows'][number] }) => {
  const conditions = conditionsOf(row);
  return (
    <>
      {row.concepto}
      {conditions && <small className={css.condicion}>{conditions}</small>}
    </>
  );
};

/** The costs of a product in the tarifario in force, with a link to the whole of it. */
export const Costs = ({ costos, title = 'Cuánto cuesta' }: { costos: CurrentCosts | null; title?: string }) =>
  costos && (
    <Section title={title} anchor="costos">
      {costos.rows.length > 0 && (
        <Table
          compact
          legend={title}
          rows={costos.rows}
          id={({ concepto, moneda, montoDesde }) => `${concepto}${moneda}${montoDesde}`}
          columns={[
            { title: 'Concepto', main: true, cell: (row) => <Concept row={row} /> },
            { title: 'Costo', numeric: true, strong: true, cell: chargeOf },
          ]}
        />
      )}
      <p>
        {costos.rows.length > 0 ? 'Según el' : 'Los costos de este servicio, si los hay, son los del'}{' '}
        <a href={`/institucional/tarifario#${costos.group}`}>
          tarifario vigente desde el {formatDate(costos.vigenteDesde)}
        </a>
        .
      </p>
    </Section>
  );
