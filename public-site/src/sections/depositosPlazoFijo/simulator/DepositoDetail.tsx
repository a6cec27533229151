import { formatMoney, formatShortDate } from '@coop/domain/format';
import type { PagoEnDiaHabil } from '@coop/domain/simulations';
import type { SimulableDepositos } from '../../../reading/simulables';
import { PLAN, WHOLE } from '../../../simulators/names';
import { ShowAll, useFirstRows } from '../../../simulators/ShowAll';
import css from '../../../simulators/Simulator.module.css';
import { formatQuery, type SimulatorInput } from '../../../simulators/simulatorInput';
import { UsedTasa } from '../../../simulators/UsedTasa';
import { ButtonLink } from '../../../ui/elements/Button';
import { Table } from '../../../ui/elements/Table';
import { depositoRequestUrl } from './depositoRequestUrl';
import type { SimulatedDeposito } from './simulateDeposito';

type Props = {
  simulated: SimulatedDeposito;
  table: SimulableDepositos;
  today: string;
  which?: string;
  /** The first one also shows the notes common to all of them. */
  isFirst: boolean;
  whole: SimulatorInput;
  address: string;
  onPaper: boolean;
  onShowAll: (name: string, value: string) => void;
};

export function DepositoDetail({ simulated, table, today, which, isFirst, whole, address, onPaper, onShowAll }: Props) {
  const { result } = simulated;
  if (!result) return null;
  const { terms, earned } = result;
  return (
    <>
      {which && <h3>{which}</h3>}
      {isFirst && (
        <UsedTasa tasaAnual={terms.tasaAnual} vigenteDesde={table.vigenteDesde} today={today}>
          Sobre un año de 360 días. Si el vencimiento cae en un día no hábil, se paga el siguiente día hábil.
        </UsedTasa>
      )}
      {terms.pago !== 'vencimiento' && (
        <InterestPayments
          payments={earned.pagos}
          moneda={terms.moneda}
          complete={onPaper || whole[PLAN] === WHOLE}
          whole={`${address}${formatQuery({ ...whole, [PLAN]: WHOLE })}#simulador`}
          onShowAll={() => onShowAll(PLAN, WHOLE)}
        />
      )}
      <p>
        <ButtonLink href={depositoRequestUrl(simulated)}>Quiero este DPF</ButtonLink>
      </p>
    </>
  );
}

type InterestPaymentsProps = {
  payments: readonly PagoEnDiaHabil[];
  moneda: string;
  complete: boolean;
  whole: string;
  onShowAll: () => void;
};

function InterestPayments({ payments, moneda, complete, whole, onShowAll }: InterestPaymentsProps) {
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
