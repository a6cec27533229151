import type { AnyRow, AnySection, Receipt } from '@coop/domain';
import { deadlineInWords } from '../deadlines/deadlineInWords.js';

/** What the person is told once the submission is in. */
export type Acknowledgement = Receipt & { codigo: string };

/** The acknowledgement of a submission. Throws where the section is none. */
export function acknowledge({ name, submission }: AnySection, row: AnyRow): Acknowledgement {
  if (!submission) throw new Error(`Section ${name} is no submission`);
  const codigo = row.codigo as string;
  return { codigo, ...submission.receipt({ codigo, limite: deadlineInWords(row, 'fechaLimite') }) };
}
