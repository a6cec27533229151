import { later } from '../../ground/page/lazily';
import type { Override } from '../Override';

export const simuladorCreditos: Override = {
  section: 'productos/simulador-creditos',
  Preview: later(async () => (await import('./CreditPreview')).CreditPreview),
};
