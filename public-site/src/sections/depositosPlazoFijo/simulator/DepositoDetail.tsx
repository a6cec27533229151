import type { SimulableDepositos } from '../../../reading/simulables';
import { type Asked, asQuery } from '../../../simulators/asked';
import { PLAN, WHOLE } from '../../../simulators/names';
import { UsedTasa } from '../../../simulators/UsedTasa';
import { ButtonLink } from '../../../ui/elements/Button';
import type { SimulatedDeposito } from './depositoAsked';
import { InterestPayments } from './InterestPayments';
import { wantedDeposito } from './wantedDeposito';

type Props = {
  simulated: SimulatedDeposito;
  table: SimulableDepositos;
  today: string;
  /** Which of several: «Opción A». */
  which?: string;
  /** Says what holds for all of them. */
  isFirst: boolean;
  whole: Asked;
  address: string;
  onPaper: boolean;
  onShowAll: (name: string, value: string) => void;
};

/** Of one deposit: the rate it was worked out at, its payments along the way, and how to ask for it. */
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
          whole={`${address}${asQuery({ ...whole, [PLAN]: WHOLE })}#simulador`}
          onShowAll={() => onShowAll(PLAN, WHOLE)}
        />
      )}
      <p>
        <ButtonLink href={wantedDeposito(simulated)}>Quiero este DPF</ButtonLink>
      </p>
    </>
  );
}
