import type { Transition } from '../../language/flow.js';
import { flow, internal, managed, state, text } from '../../language/index.js';
import { editorial } from '../../language/kinds.js';
import type { AnySection } from '../../language/section.js';

/** What an order that publishes a correction brings. */
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

/**
 * The fields of a section that says what is charged or paid: publishing one of its rows again while it is in force asks
 * why, and history keeps it.
 */
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

/** Whether publishing a row as it stands corrects what is in force, and has to say why. */
export const isCorrection = (section: AnySection, { situacion }: Readonly<Record<string, unknown>>): boolean =>
  Object.hasOwn(section.fields, CORRECTION) && situacion === 'vigente';
