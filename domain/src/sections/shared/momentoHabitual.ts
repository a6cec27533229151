import { boolean, internal } from '../../language/index.js';
import { formatLongDateTime, inLaPaz } from '../../text/format.js';

const EARLIEST = '07:00';
const LATEST = '20:00';

export const momentoConfirmado = () => ({
  momentoConfirmado: internal(
    boolean('Confirmo que el día y la hora son correctos, aunque no sean de trabajo', {
      help: 'Solo hace falta en fin de semana, o fuera de las 7:00 a las 20:00.',
    }),
  ),
});

/** Validation rule: publishing a time outside Monday to Friday, 7:00 to 20:00, needs confirmation. */
export const atUsualMoments = <K extends string>(fields: readonly K[]) => ({
  field: 'momentoConfirmado' as const,
  when: 'publicar' as const,
  message: (row: Moments<K>) =>
    `No es un día y una hora de trabajo (${unusual(fields, row).map(formatLongDateTime).join('; ')}): revíselo o confirme que es correcto`,
  holds: (row: Moments<K>) => row.momentoConfirmado === true || unusual(fields, row).length === 0,
});

type Moments<K extends string> = Readonly<Partial<Record<K, unknown>>> & { momentoConfirmado?: boolean | null };

const unusual = <K extends string>(fields: readonly K[], row: Moments<K>): string[] =>
  fields.flatMap((field) => {
    const moment: unknown = row[field];
    return typeof moment === 'string' && isUnusual(moment) ? [moment] : [];
  });

function isUnusual(moment: string): boolean {
  const local = inLaPaz(moment);
  const [day, time] = [local.slice(0, 10), local.slice(11, 16)];
  return new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0 || time < EARLIEST || time > LATEST;
}
