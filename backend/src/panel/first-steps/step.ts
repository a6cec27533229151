import type { Paso } from '@coop/domain/answers';
import type { FirstStep } from '@coop/domain/firstStep';

/** A first step, with or without a section. */
export type Step = FirstStep & { clave: string; seccion: string; enlace: string };

/** Progress of a step. */
export type StepCount = { hay: number; hacenFalta: number; porTraer?: boolean };

/** Maps a step to its response. */
export const stepOf = (
  { clave, seccion, todo, why, aside, enlace }: Step,
  { hay, hacenFalta, porTraer = false }: StepCount,
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
