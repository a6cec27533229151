import { SimuladorCredito } from './SimuladorCredito';
import { SimuladorDeposito } from './SimuladorDeposito';
import css from './Simuladores.module.css';
import type { CreditoSimulable, PlazoSimulable } from './tipos';

type Props = { creditos: readonly CreditoSimulable[]; plazos: readonly PlazoSimulable[]; hoy: string };

/** The two things people come for, one at a time. The choice is a pair of radio buttons, so that it needs no script. */
export const Simuladores = ({ creditos, plazos, hoy }: Props) => (
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
      <SimuladorCredito creditos={creditos} hoy={hoy} />
    </div>
    <div className={css.deposito}>
      <SimuladorDeposito plazos={plazos} hoy={hoy} />
    </div>
  </section>
);
