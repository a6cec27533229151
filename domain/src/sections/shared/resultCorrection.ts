import type { Transition } from '../../language/flow.js';
import { internal, managed, text } from '../../language/index.js';

/** The field that says why a result is corrected. */
export const RESULT_REASON = 'correccion';

/** The reason of a correction, of a section whose rows have no notes. */
export const motivoDeCorreccion = () => ({
  correccion: internal(
    managed(text('Motivo de la corrección', { multiline: true, min: 10, max: 300, help: 'Queda en el historial.' })),
  ),
});

/**
 * An order of administrador that rewrites what an earlier order brought: its state stays, history keeps both and why.
 * `reason`: the field, or the note, that says it.
 */
export const correction = <S extends string>(
  label: string,
  state: S,
  fields: readonly string[],
  reason: 'nota' | typeof RESULT_REASON = 'nota',
): Transition<S> => ({
  label,
  from: [state],
  to: state,
  requires: [reason],
  accepts: fields,
  roles: ['administrador'],
});
