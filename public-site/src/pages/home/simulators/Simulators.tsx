import { lazy, Suspense, useEffect, useRef } from 'react';
import type { SimulableCredito, SimulableDepositos } from '../../../reading/simulables';
import { MiniCredito } from './MiniCredito';
import css from './Simulators.module.css';

type Props = { creditos: readonly SimulableCredito[]; depositos: SimulableDepositos | null; today: string };

let choose = () => {};
const chosen = new Promise<void>((resolve) => {
  choose = resolve;
});

/**
 * The server writes it whole; the script of deposits comes once somebody chooses them, and until then what the server wrote
 * stands: it is a form.
 */
const MiniDeposito = import.meta.env.SSR
  ? (await import('./MiniDeposito')).MiniDeposito
  : lazy(async () => {
      await chosen;
      return { default: (await import('./MiniDeposito')).MiniDeposito };
    });

/** The two things people come for, one at a time. The choice is a pair of radio buttons, so that it needs no script. */
export function Simulators({ creditos, depositos, today }: Props) {
  const deposito = useRef<HTMLInputElement>(null);
  // A browser that comes back to the page has kept the choice.
  useEffect(() => {
    if (deposito.current?.checked) choose();
  }, []);
  return (
    <section className={css.caja} aria-label="Simulador">
      <fieldset className={css.vistas}>
        <legend className="oculto">¿Qué desea simular?</legend>
        <label>
          <input type="radio" name="simulador" value="credito" defaultChecked />
          <span>Simular crédito</span>
        </label>
        <label>
          <input ref={deposito} type="radio" name="simulador" value="deposito" onChange={() => choose()} />
          <span>Depósito a plazo</span>
        </label>
      </fieldset>
      <div className={css.credito}>
        <MiniCredito creditos={creditos} today={today} />
      </div>
      <div className={css.deposito}>
        {depositos && (
          <Suspense>
            <MiniDeposito table={depositos} today={today} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
