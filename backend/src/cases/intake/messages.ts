import type { AnyRow, AnySection } from '@coop/domain';
import type { Received } from '@coop/domain/answers';
import { deadlineInWords } from '../deadlines/deadlineInWords.js';

/** The acknowledgement of a submission. Throws where the section is none. */
export function acknowledge({ name, submission }: AnySection, row: AnyRow): Omit<Received, 'comprobante' | 'enlace'> {
  if (!submission) throw new Error(`Section ${name} is no submission`);
  const codigo = row.codigo as string;
  const plazoDias = (row.plazoDias as number | null | undefined) ?? null;
  const said = submission.receipt({ codigo, limite: deadlineInWords(row, 'fechaLimite'), plazoDias });
  return { codigo, ...said, fechaLimite: (row.fechaLimite as string | null | undefined) ?? null };
}
