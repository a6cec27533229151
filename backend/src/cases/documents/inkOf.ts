import type { Entidad } from '@coop/domain/entidad';
import { paletaDe } from '@coop/domain/paleta';

/** Colours of printed documents. */
export type Ink = ReturnType<typeof inkOf>;

/** Those of an entity's documents. */
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
