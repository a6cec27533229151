import type { Override } from '../Override';
import { CreditPreview } from './CreditPreview';

export const simuladorCreditos: Override = { section: 'productos/simulador-creditos', Preview: CreditPreview };
