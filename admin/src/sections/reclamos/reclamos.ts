import type { Override } from '../Override';
import { DeadlineColumn } from './DeadlineColumn';

/** Complaints have a legal clock: the list says how long is left. */
export const reclamos: Override = { columns: { fechaLimite: DeadlineColumn } };
