import { later } from '../../ground/page/lazyWithRetry';
import type { Override } from '../Override';

export const cajaAhorro: Override = {
  section: 'productos/caja-ahorro',
  Preview: later(async () => (await import('./SavingsPreview')).SavingsPreview),
};
