import { Empty } from '../ui/elements/Empty';

/** Replaces a simulator that can't compute because the regulatory parameters in force are missing. */
export const NoSimulator = () => (
  <div id="simulador">
    <Empty title="El simulador no está disponible por ahora">
      <p>Consúltenos y le diremos cuánto gana hoy, con sus impuestos.</p>
    </Empty>
  </div>
);
