import { later } from '../../ground/page/later';
import type { Override } from '../Override';

export const simuladorCreditos: Override = {
  section: 'productos/simulador-creditos',
  Preview: later(async () => (await import('./CreditPreview')).CreditPreview),
};
