import type { Paso } from '@coop/domain/answers';
import type { FirstStep } from '@coop/domain/firstStep';

/** A first step, wherever it is done. */
export type Step = FirstStep & { clave: string; seccion: string; enlace: string };

/** How far it is done. */
export type Counted = { hay: number; hacenFalta: number; porTraer?: boolean };

/** As it is answered. */
export const stepOf = (
  { clave, seccion, todo, why, aside, enlace }: Step,
  { hay, hacenFalta, porTraer = false }: Counted,
  apartado: Paso['apartado'] | undefined,
): Paso => ({
  clave,
  seccion,
  etiqueta: todo,
  motivo: why ?? null,
  hecho: hay >= hacenFalta,
  hay,
  hacenFalta,
  porTraer,
  apartar: aside ?? null,
  apartado: apartado ?? null,
  enlace,
});
