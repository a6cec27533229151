import type { Entidad } from '@coop/domain/entidad';
import { paletaDe } from '@coop/domain/paleta';

/** Colours of printed documents. */
export type Ink = ReturnType<typeof inkOf>;

/** Derives the colours from an entity's palette. */
export function inkOf({ colores }: Pick<Entidad, 'colores'>) {
  const { tinta, tintaSuave, linea, principal, principalOscuro, acento, fondoSuave } = paletaDe(colores);
  return {
    text: tinta,
    soft: tintaSuave,
    line: linea,
    title: principalOscuro,
    band: principal,
    mark: acento,
    fill: fondoSuave,
  };
}
