import type { Transition } from '../../language/flow.js';
import { internal, managed, text } from '../../language/index.js';

/** The field that says why a result is corrected, of a section whose rows have no notes. */
export const RESULT_REASON = 'correccion';

export const motivoDeCorreccion = () => ({
  correccion: internal(
    managed(text('Motivo de la corrección', { multiline: true, min: 10, max: 300, help: 'Queda en el historial.' })),
  ),
});

type Corrected = {
  /** Fields that the corrected order required: each is sent again, so a correction can't empty one. */
  requires: readonly string[];
  accepts?: readonly string[];
  /** The confirmation of what is far from plausible: asked again of another figure. */
  confirms?: string;
  /** The field, or the note, that says why. */
  reason?: 'nota' | typeof RESULT_REASON;
};

/** An order of administrador that rewrites what an earlier order brought: its state stays, history keeps both and why. */
export const correction = <S extends string>(
  label: string,
  state: S,
  { requires, accepts = [], confirms, reason = 'nota' }: Corrected,
): Transition<S> => ({
  label,
  from: [state],
  to: state,
  corrects: [...requires, ...accepts],
  requires: [...requires, reason],
  accepts: [...accepts, ...(confirms ? [confirms] : [])],
  clears: [...(confirms ? [confirms] : []), ...(reason === 'nota' ? [] : [reason])],
  roles: ['administrador'],
});
