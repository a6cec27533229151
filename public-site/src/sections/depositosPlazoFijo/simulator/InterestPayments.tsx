import { formatMoney, formatShortDate } from '@coop/domain/format';
import type { PagoEnDiaHabil } from '@coop/domain/simulations';
import { ShowAll } from '../../../simulators/ShowAll';
import css from '../../../simulators/Simulator.module.css';
import { useFirstRows } from '../../../simulators/useFirstRows';
import { Table } from '../../../ui/elements/Table';

type Props = {
  payments: readonly PagoEnDiaHabil[];
  moneda: string;
  complete: boolean;
  whole: string;
  onShowAll: () => void;
};

/** The interest that is paid along the way, payment by payment. */
export function InterestPayments({ payments, moneda, complete, whole, onShowAll }: Props) {
  const { isPart, drawn } = useFirstRows(payments, complete);
  const money = (monto: string) => formatMoney(monto, moneda);
  return (
    <div className={css.tramos} data-parte={isPart || undefined}>
      <h3>Pagos de intereses</h3>
      <Table
        legend="Pagos de intereses"
        rows={drawn}
        id={({ numero }) => String(numero)}
        columns={[
          {
            title: 'Fecha',
            main: true,
            cell: ({ numero, fecha, estimado }) =>
              `${numero}. ${formatShortDate(fecha)}${estimado ? ' (estimada)' : ''}`,
          },
          { title: 'Días', numeric: true, cell: ({ dias }) => dias },
          { title: 'Interés', numeric: true, cell: ({ interes }) => money(interes) },
          { title: 'RC-IVA', numeric: true, cell: ({ rcIva }) => money(rcIva) },
          { title: 'Líquido', numeric: true, strong: true, cell: ({ liquido }) => money(liquido) },
        ]}
      />
      {isPart && <ShowAll text={`Ver los ${payments.length} pagos`} href={whole} onView={onShowAll} />}
    </div>
  );
}
