import { Empty } from '../ui/elements/Empty';
import css from './NoResult.module.css';

/** Replaces the result while the input is invalid; each field shows its own error. */
export const NoResult = ({ faults }: { faults: number }) => (
  <p className={css.sin} role="status">
    <span aria-hidden="true">—</span>
    {faults === 1
      ? 'Corrija el dato señalado para ver el resultado.'
      : 'Corrija los datos señalados para ver el resultado.'}
  </p>
);

/** Replaces a simulator that can't compute because the regulatory parameters in force are missing. */
export const NoSimulator = () => (
  <div id="simulador">
    <Empty title="El simulador no está disponible por ahora">
      <p>Consúltenos y le diremos cuánto gana hoy, con sus impuestos.</p>
    </Empty>
  </div>
);
