import { boolean, date, defaulted, integer, internal, managed, phase, text } from '../../../language/index.js';
import { canales } from '../../../language/kinds.js';
/** A case is about to fall due from this many business days before its deadline. */
export const ABOUT_TO_FALL_DUE = 2;

const { web: _, ...byHand } = canales;
/** Web submissions are received when they are sent. */
const manualChannels = { canal: Object.keys(byHand) };

/** Deadline fields of a case. `limits`: deadline fields, the first non-empty one prevails. */
export const plazo = (limits: readonly string[] = ['fechaLimite']) => ({
  /** Counting starts on the next day. */
  fechaRecepcion: internal(
    defaulted(
      date('Recibido el', {
        shownWhen: manualChannels,
        help: 'El día en que llegó la carta, la llamada o la persona: el plazo cuenta desde ahí. Vacío: hoy.',
      }),
    ),
  ),
  motivoRegistroTardio: internal(
    text('Motivo del registro tardío', {
      shownWhen: manualChannels,
      min: 10,
      max: 300,
      help: 'Si se recibió hace varios días, por qué se registra recién ahora.',
    }),
  ),
  /** Computed once; recomputed if it was an estimate, or when reopened after a timely answer. */
  fechaLimite: managed(date('Fecha límite')),
  /** Term in business days when the case arrived; later changes of the norm do not affect it. */
  plazoDias: managed(integer('Plazo (días hábiles)')),
  /** Start of the current term, exclusive: the day of reception or of reopening. */
  plazoDesde: internal(managed(date('El plazo cuenta desde'))),
  venceEn: managed(date('Vence')),
  /** The current deadline was computed without the holidays of its year. */
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

/** Timeliness of the answer, derived from its day in La Paz and the first non-empty deadline field. */
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
