import { later } from '../../ground/page/lazyWithRetry';
import type { Override } from '../Override';

export const depositosPlazoFijo: Override = {
  section: 'productos/depositos-plazo-fijo',
  Preview: later(async () => (await import('./DepositPreview')).DepositPreview),
};
