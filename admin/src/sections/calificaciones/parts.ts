import type { CaseParts } from '../../cases/caseScreen';
import { ForwardDialog } from '../reclamos/ForwardDialog';

/** A rating can be forwarded as a complaint. */
export const parts: CaseParts = { Making: ForwardDialog };
