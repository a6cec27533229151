import type { SimulableCredito, SimulableDepositos } from '../../../reading/simulables';
import { Island as MiniDeposito } from '../../../sections/depositosPlazoFijo/simulator/MiniDepositoIsland';
import { Island as MiniCapacity } from '../../../sections/simuladorCreditos/simulator/MiniCapacityIsland';
import { Island as MiniCredito } from '../../../sections/simuladorCreditos/simulator/MiniCreditoIsland';
import css from './Simulators.module.css';

type Props = {
  creditos: readonly SimulableCredito[];
  depositos: SimulableDepositos | null;
  /** Percentage of the income for payments; null where no parameters are in force. */
  parte: string | null;
  today: string;
};

/** The simulators, one at a time. Radio buttons switch them, so no JavaScript is needed. */
export const Simulators = ({ creditos, depositos, parte, today }: Props) => (
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
      <label>
        <input type="radio" name="simulador" value="capacidad" />
        <span>¿Cuánto puedo pedir?</span>
      </label>
    </fieldset>
    <div className={css.credito}>
      <MiniCredito creditos={creditos} today={today} />
    </div>
    <div className={css.capacidad}>{parte && <MiniCapacity {...{ creditos, parte, today }} />}</div>
    <div className={css.deposito}>{depositos && <MiniDeposito table={depositos} today={today} />}</div>
  </section>
);
