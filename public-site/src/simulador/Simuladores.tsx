import { MiniCredito } from './MiniCredito';
import { MiniDeposito } from './MiniDeposito';
import css from './Simuladores.module.css';
import type { CreditoSimulable, DepositosSimulables } from './tipos';

type Props = { creditos: readonly CreditoSimulable[]; depositos: DepositosSimulables | null; hoy: string };

/** The two things people come for, one at a time. The choice is a pair of radio buttons, so that it needs no script. */
export const Simuladores = ({ creditos, depositos, hoy }: Props) => (
  <section className={css.caja} aria-label="Simulador">
    <fieldset className={css.vistas}>
      <legend className="oculto">¿Qué desea simular?</legend>
      <label>
        <input type="radio" name="simulador" value="credito" defaultChecked />
        <span>Simular crédito</span>
      </label>
      <label>
        <input type="radio" name="simulador" value="deposito" />
        <span>Depósito a plazo</span>
      </label>
    </fieldset>
    <div className={css.credito}>
      <MiniCredito creditos={creditos} hoy={hoy} />
    </div>
    <div className={css.deposito}>{depositos && <MiniDeposito tabla={depositos} hoy={hoy} />}</div>
  </section>
);
