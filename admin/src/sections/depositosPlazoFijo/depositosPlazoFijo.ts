import { later } from '../../ground/page/lazily';
import type { Override } from '../Override';

export const depositosPlazoFijo: Override = {
  section: 'productos/depositos-plazo-fijo',
  Preview: later(async () => (await import('./DepositPreview')).DepositPreview),
};
