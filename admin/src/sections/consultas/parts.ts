import type { CaseParts } from '../../cases/caseScreen';
import { ForwardDialog } from '../reclamos/ForwardDialog';
import { CreditLink } from './CreditLink';

export const parts: CaseParts = { Making: ForwardDialog, Onward: CreditLink };
