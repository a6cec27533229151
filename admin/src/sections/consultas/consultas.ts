import { DeadlineColumn } from '../../cases/DeadlineColumn';
import type { Override } from '../Override';

/** Queries are answered within two business days: the list says how close each is. */
export const consultas: Override = { columns: { venceEn: DeadlineColumn }, hidden: ['plazo'] };
