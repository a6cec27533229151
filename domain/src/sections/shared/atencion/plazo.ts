import { boolean, date, defaulted, integer, internal, managed, phase, text } from '../../../language/index.js';
import { canales } from '../../../language/kinds.js';
/** Business days left from which a case is about to fall due. */
export const ABOUT_TO_FALL_DUE = 2;

const { web: _, ...byHand } = canales;
/** What comes through the site is received as it is sent. */
const shownWhen = { canal: Object.keys(byHand) };

/**
 * From when and by when a case must be answered. Whoever registers it for somebody says when it came; the server writes
 * the other days when it comes, is extended, answered or opened again. `limits`: the days that the answer has, the one
 * that prevails first.
 */
export const plazo = (limits: readonly string[] = ['fechaLimite']) => ({
  /** The term counts from the day after. */
  fechaRecepcion: internal(
    defaulted(
      date('Recibido el', {
        shownWhen,
        help: 'El día en que llegó la carta, la llamada o la persona: el plazo cuenta desde ahí. Vacío: hoy.',
      }),
    ),
  ),
  motivoRegistroTardio: internal(
    text('Motivo del registro tardío', {
      shownWhen,
      min: 10,
      max: 300,
      help: 'Si se recibió hace varios días, por qué se registra recién ahora.',
    }),
  ),
  /**
   * Worked out once, with the holidays of that day: an extension doesn't move it. An estimate is worked out again with
   * the holidays of its year; where the case is opened again after an answer in time, it is that of the new term.
   */
  fechaLimite: managed(date('Fecha límite')),
  /** The business days of its term, as it was when it came: a change of the norm leaves it. */
  plazoDias: managed(integer('Plazo (días hábiles)')),
  /** The day after which the term in force counts: that of the reception, or on which it was opened again. */
  plazoDesde: internal(managed(date('El plazo cuenta desde'))),
  /** The day on which the term in force ends, while somebody waits for the answer. */
  venceEn: managed(date('Vence')),
  /** The day in force was worked out before the holidays of its year were on record. */
  plazoEstimado: managed(boolean('Plazo estimado, sin los feriados de su año')),
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
  oportunidad: oportunidad(limits),
});

/**
 * Whether the answer came within its term: it follows from its day in La Paz and from the first of those days that the
 * case has. Nobody types it.
 */
const oportunidad = (limits: readonly string[]) =>
  internal(
    phase(
      'Oportunidad de la respuesta',
      {
        pendiente: 'Sin responder',
        oportuna: 'Oportuna (en plazo)',
        tardia: 'Fuera de plazo',
        sin_plazo: 'Sin plazo registrado',
      },
      [
        { is: 'pendiente', when: { venceEn: { empty: false } } },
        { is: 'pendiente', when: { respondidoEn: { empty: true } } },
        ...limits.flatMap((limit) => [
          { is: 'oportuna', when: { respondidoEn: { byDayOf: limit } } } as const,
          { is: 'tardia', when: { [limit]: { empty: false } } } as const,
        ]),
      ],
      'sin_plazo',
    ),
  );
