import { later } from '../../ground/page/lazyWithRetry';
import type { Override } from '../Override';

export const simuladorCreditos: Override = {
  section: 'productos/simulador-creditos',
  Preview: later(async () => (await import('./CreditPreview')).CreditPreview),
};
