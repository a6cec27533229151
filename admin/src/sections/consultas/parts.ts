import type { CaseParts } from '../../cases/caseScreen';
import { ForwardDialog } from '../reclamos/ForwardDialog';
import { CreditLink } from './CreditLink';

/** A query can be forwarded as a complaint or a loan application. */
export const parts: CaseParts = { Making: ForwardDialog, Onward: CreditLink };
