import { Empty } from '../ui/elements/Empty';

/** In the place of a simulator that can't reckon: the norms of the day are not on record. */
export const NoSimulator = () => (
  <div id="simulador">
    <Empty title="El simulador no está disponible por ahora">
      <p>Consúltenos y le diremos cuánto gana hoy, con sus impuestos.</p>
    </Empty>
  </div>
);
