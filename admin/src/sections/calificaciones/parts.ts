import type { CaseParts } from '../../cases/CaseParts';
import { ForwardDialog } from '../reclamos/ForwardDialog';

/** A rating goes on as a complaint. */
export const parts: CaseParts = { Making: ForwardDialog };
