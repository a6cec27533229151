import type { AnyRow, AnySection } from '@coop/domain';
import type { SubmissionReceipt } from '@coop/domain/answers';
import type { Correo } from '../../platform/database/schema/correos.js';
import { earlierReception, formatDeadline } from '../deadlines/formatDeadline.js';

const SOON_MS = 60_000;

/** Returns the acknowledgement of a submission. Throws an Error if the section receives none. */
export function acknowledge(
  { name, submission }: AnySection,
  row: AnyRow,
): Omit<SubmissionReceipt, 'comprobante' | 'enlace'> {
  if (!submission) throw new Error(`Section ${name} is no submission`);
  const codigo = row.codigo as string;
  const plazoDias = (row.plazoDias as number | null | undefined) ?? null;
  const limite = formatDeadline(row, 'fechaLimite');
  const message = submission.receipt({ codigo, limite, plazoDias, recibidoAntes: earlierReception(row), values: row });
  return { codigo, ...message, fechaLimite: (row.fechaLimite as string | null | undefined) ?? null };
}

export const acknowledgementKey = ({ id }: Pick<AnyRow, 'id'>): string => `acuse:${id}`;

export const mailSteps = {
  none: 'No podremos enviarle esta constancia por correo: descárguela en esta página y guarde su número.',
  late: 'La constancia saldrá también a su correo, en unas horas.',
};

/** Returns the text about the acknowledgement mail; empty if none was requested or it leaves at once. */
export function mailStepsOf({ correo, estado }: AnyRow, mail: Correo | undefined): string[] {
  if (typeof correo !== 'string' || estado === 'spam') return [];
  if (!mail || mail.estado === 'fallido') return [mailSteps.none];
  return isPutOff(mail) ? [mailSteps.late] : [];
}

const isPutOff = ({ estado, intentos, proximoIntento }: Correo) =>
  estado === 'pendiente' && !intentos && proximoIntento !== null && Date.parse(proximoIntento) > Date.now() + SOON_MS;
