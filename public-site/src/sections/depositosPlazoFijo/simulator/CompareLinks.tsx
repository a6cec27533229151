import type { MouseEvent } from 'react';
import type { SimulableDepositos } from '../../../reading/simulables';
import { type Asked, asQuery } from '../../../simulators/asked';
import css from '../../../simulators/Simulator.module.css';
import { onlyFirst, sidesIn, withAnother } from './depositoSides';

type Props = { whole: Asked; table: SimulableDepositos; address: string; onChoose: (asked: Asked) => void };

/** One more deposit to compare, up to three; or none. Links, so that they need no script. */
export function CompareLinks({ whole, table, address, onChoose }: Props) {
  const more = withAnother(whole, table);
  const compares = sidesIn(whole).length > 1;
  const go = (next: Asked) => ({
    href: `${address}${asQuery(next)}#simulador`,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onChoose(next);
    },
  });
  return (
    <p className={css.comparar}>
      {more && <a {...go(more)}>{compares ? 'Comparar con un tercero' : 'Comparar con otro plazo'}</a>}
      {compares && <a {...go(onlyFirst(whole))}>Dejar de comparar</a>}
    </p>
  );
}
