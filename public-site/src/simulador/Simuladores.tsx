import { lazy, Suspense, useEffect, useRef } from 'react';
import { MiniCredito } from './MiniCredito';
import css from './Simuladores.module.css';
import type { CreditoSimulable, DepositosSimulables } from './tipos';

type Props = { creditos: readonly CreditoSimulable[]; depositos: DepositosSimulables | null; hoy: string };

let elegir = () => {};
const elegido = new Promise<void>((resolve) => {
  elegir = resolve;
});

/**
 * The server writes it whole; the script of deposits comes once somebody chooses them, and until then what the server wrote
 * stands: it is a form.
 */
const MiniDeposito = import.meta.env.SSR
  ? (await import('./MiniDeposito')).MiniDeposito
  : lazy(async () => {
      await elegido;
      return { default: (await import('./MiniDeposito')).MiniDeposito };
    });

/** The two things people come for, one at a time. The choice is a pair of radio buttons, so that it needs no script. */
export function Simuladores({ creditos, depositos, hoy }: Props) {
  const deposito = useRef<HTMLInputElement>(null);
  // A browser that comes back to the page has kept the choice.
  useEffect(() => {
    if (deposito.current?.checked) elegir();
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
          <input ref={deposito} type="radio" name="simulador" value="deposito" onChange={() => elegir()} />
          <span>Depósito a plazo</span>
        </label>
      </fieldset>
      <div className={css.credito}>
        <MiniCredito creditos={creditos} hoy={hoy} />
      </div>
      <div className={css.deposito}>
        {depositos && (
          <Suspense>
            <MiniDeposito tabla={depositos} hoy={hoy} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
