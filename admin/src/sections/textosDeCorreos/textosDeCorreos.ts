import { later } from '../../ground/page/lazyWithRetry';
import type { Override } from '../Override';

export const textosDeCorreos: Override = {
  section: 'sitio/textos-de-correos',
  Preview: later(async () => (await import('./MailPreview')).MailPreview),
};
