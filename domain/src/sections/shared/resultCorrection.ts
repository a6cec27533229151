import type { Transition } from '../../language/flow.js';
import { internal, managed, text } from '../../language/index.js';

export const RESULT_REASON = 'correccion';

export const motivoDeCorreccion = () => ({
  correccion: internal(
    managed(text('Motivo de la corrección', { multiline: true, min: 10, max: 300, help: 'Queda en el historial.' })),
  ),
});

type CorrectedResult = {
  /** Fields required by the corrected order; the correction sends them again, so it cannot empty one. */
  requires: readonly string[];
  accepts?: readonly string[];
  /** Confirmation of an implausible value, required again for a new one. */
  confirms?: string;
  reason?: 'nota' | typeof RESULT_REASON;
};

/** Creates an order that rewrites an earlier one's values; the history stores both and the reason. */
export const correction = <S extends string>(
  label: string,
  state: S,
  { requires, accepts = [], confirms, reason = 'nota' }: CorrectedResult,
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
