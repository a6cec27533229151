import { meets } from '@coop/domain/field';
import type { Campo, Errores } from './tipos';

/** What can't be left empty and is, of these fields. The server judges everything else. */
export function faltantes(
  campos: readonly Campo[],
  datos: FormData,
  elegidos: Readonly<Record<string, unknown>>,
): Errores {
  const vacios = campos.filter(
    ({ campos: filas, obligatorio, mostrarCuando, obligatorioCuando, nombre }) =>
      !filas &&
      meets(elegidos, mostrarCuando) &&
      (obligatorio || (obligatorioCuando && meets(elegidos, obligatorioCuando))) &&
      !String(datos.get(nombre) ?? '').trim(),
  );
  return Object.fromEntries(
    vacios.map(({ nombre, tipo, etiqueta }) => [
      nombre,
      tipo === 'boolean'
        ? `Debe marcar «${etiqueta}» para continuar`
        : tipo === 'choice' || tipo === 'reference'
          ? 'Elija una de las opciones'
          : 'Este campo es obligatorio',
    ]),
  );
}
