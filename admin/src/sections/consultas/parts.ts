import type { CaseParts } from '../../cases/CaseParts';
import { ForwardDialog } from '../reclamos/ForwardDialog';
import { CreditLink } from './CreditLink';

/** A query goes on as a complaint, or as an application for credit. */
export const parts: CaseParts = { Making: ForwardDialog, Onward: CreditLink };
