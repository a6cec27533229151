import type { Campo } from './tipos';

/** Labels by the name that errors have: `deudas.saldo` for every record. */
export const etiquetasDe = (campos: readonly Campo[]): ReadonlyMap<string, string> =>
  new Map(
    campos.flatMap((campo): [string, string][] => [
      [campo.nombre, campo.etiqueta],
      ...(campo.campos ?? []).map((inner): [string, string] => [`${campo.nombre}.${inner.nombre}`, inner.etiqueta]),
    ]),
  );
