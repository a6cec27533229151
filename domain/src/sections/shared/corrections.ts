import type { Transition } from '../../language/flow.js';
import { flow, internal, managed, state, text } from '../../language/index.js';
import { editorial } from '../../language/kinds.js';
import type { AnySection } from '../../language/section.js';

/** Request field of an order that publishes a correction. */
export const CORRECTION = 'motivoCorreccion';

type Editorial = 'borrador' | 'publicado' | 'archivado';

const correctable = flow({
  ...editorial,
  transitions: {
    ...editorial.transitions,
    publicar: {
      ...(editorial.transitions.publicar as Transition<Editorial>),
      accepts: [CORRECTION],
      clears: [CORRECTION],
    },
  },
});

/** Fields of a section with prices or rates: republishing a row in force requires a reason, kept in the history. */
export const correctedWithReason = () => ({
  estado: internal(state('Estado', correctable)),
  motivoCorreccion: internal(
    managed(
      text('Motivo de la corrección', {
        multiline: true,
        min: 10,
        max: 300,
        help: 'Por qué cambia lo que ya rige. Queda en el historial y los visitantes no lo leen.',
      }),
    ),
  ),
});

/** Whether publishing a row corrects content in force and therefore requires a reason. */
export const isCorrection = (section: AnySection, { situacion }: Readonly<Record<string, unknown>>): boolean =>
  Object.hasOwn(section.fields, CORRECTION) && situacion === 'vigente';
