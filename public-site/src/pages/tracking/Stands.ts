import type { Tracked } from '@coop/domain/answers';

/** What is told of a case however it was found. `diasHabiles`: those left, where they are told. */
export type Stands = Pick<
  Tracked,
  'tipo' | 'codigo' | 'estado' | 'fechaRecepcion' | 'tienePlazo' | 'fechaLimite' | 'estimada'
> & {
  diasHabiles?: number | null;
};
