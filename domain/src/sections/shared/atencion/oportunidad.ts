import { internal, phase } from '../../../language/index.js';

/**
 * Whether the answer came within its term: it follows from its day in La Paz and from the first of those days that the
 * case has. Nobody types it.
 */
export const oportunidad = (limits: readonly string[]) =>
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
