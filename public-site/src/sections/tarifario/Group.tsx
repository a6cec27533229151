import { formatPercent } from '@coop/domain/format';
import { NO_DATA, Table } from '../../ui/elements/Table';
import { Section } from '../../ui/page/Section';
import { chargeOf, monedas, montoOf, plazoOf, type Row } from './line';

type Props = { group: string; title: string; rows: readonly Row[] };

/** The rows of one group: what is charged or paid for each concept. */
export const Group = ({ group, title, rows }: Props) => (
  <Section title={title} anchor={group}>
    <Table
      legend={title}
      rows={rows}
      id={({ concepto, moneda, montoDesde, plazoDesde }) => `${concepto}${moneda}${montoDesde}${plazoDesde}`}
      columns={[
        {
          title: 'Concepto',
          main: true,
          cell: ({ concepto, observacion, enlace }) => (
            <>
              {enlace ? <a href={enlace}>{concepto}</a> : concepto}
              {observacion && ` (${observacion})`}
            </>
          ),
        },
        { title: 'Moneda', cell: ({ moneda }) => monedas[moneda] },
        { title: 'Plazo', cell: plazoOf },
        { title: 'Monto', numeric: true, cell: montoOf },
        { title: 'Valor', numeric: true, strong: true, cell: chargeOf },
        {
          title: 'TEA o TEAC',
          numeric: true,
          cell: ({ teaTeac }) => (teaTeac ? formatPercent(teaTeac) : NO_DATA),
        },
      ]}
    />
  </Section>
);
