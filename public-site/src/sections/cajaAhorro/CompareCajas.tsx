import { formatMoney, formatPercent } from '@coop/domain/format';
import { bestOf, saldoOf } from '../../products/ahorro';
import type { Caja } from '../../reading/readCajas';
import { NO_DATA, Table } from '../../ui/elements/Table';
import { ahorroPublics } from '../../wording/labels';

/** The accounts side by side: for whom, what they pay and what they ask. */
export const CompareCajas = ({ cajas }: { cajas: readonly Caja[] }) => (
  <Table
    compact
    legend="Cajas de ahorro, una por fila"
    rows={cajas}
    id={({ slug }) => slug}
    columns={[
      { title: 'Cuenta', main: true, cell: ({ slug, nombre }) => <a href={`#${slug}`}>{nombre}</a> },
      { title: 'Para quién', wide: true, cell: ({ publico }) => ahorroPublics[publico] },
      { title: 'Bolivianos', strong: true, cell: (c) => tasaOf(c, 'BOB') },
      { title: 'Dólares', strong: true, wide: true, cell: (c) => tasaOf(c, 'USD') },
      { title: 'Se abre con', numeric: true, cell: (c) => formatMoney(c.montoAperturaBob, 'BOB', 0) },
      { title: 'Retiros', wide: true, cell: ({ limiteRetirosMes }) => withdrawalsOf(limiteRetirosMes) },
    ]}
  />
);

/** The best that it pays, and from which balance: a better rate for a few is not the rate. */
function tasaOf({ tasas }: Caja, moneda: 'BOB' | 'USD'): string {
  const best = bestOf(tasas, moneda);
  return best ? `${formatPercent(best.tasaAnual)} ${saldoOf(best)}`.trim() : NO_DATA;
}

const withdrawalsOf = (byMonth: number | null) => {
  if (byMonth === null) return 'Sin límite';
  return byMonth === 0 ? 'Al final' : `${byMonth} por mes`;
};
