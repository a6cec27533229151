import { phase } from '../../derived.js';
import { internal, managed } from '../../field.js';
import { date } from '../../fields/index.js';

/** Business days left from which a case is about to fall due. */
export const ABOUT_TO_FALL_DUE = 2;

/** By when a case must be answered. The server writes the days when it comes, is extended, answered or opened again. */
export const plazo = () => ({
  /** Worked out once, with the holidays of that day; an extension doesn't move it. */
  fechaLimite: managed(date('Fecha límite')),
  /** The day on which the term in force ends, while somebody waits for the answer. */
  venceEn: managed(date('Vence')),
  avisoDesde: internal(managed(date('Por vencer desde'))),
  plazo: internal(
    phase(
      'Plazo',
      {
        vencido: 'Vencido',
        vence_hoy: 'Vence hoy',
        por_vencer: 'Por vencer',
        a_tiempo: 'A tiempo',
        atendido: 'Atendido',
      },
      [
        { is: 'atendido', when: { venceEn: { empty: true } } },
        { is: 'vencido', when: { venceEn: { before: 'today' } } },
        { is: 'a_tiempo', when: { avisoDesde: { after: 'today' } } },
        { is: 'por_vencer', when: { venceEn: { after: 'today' } } },
      ],
      'vence_hoy',
    ),
  ),
});
