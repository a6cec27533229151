import type { Override } from '../Override';
import { SavingsPreview } from './SavingsPreview';

export const cajaAhorro: Override = { section: 'productos/caja-ahorro', Preview: SavingsPreview };
