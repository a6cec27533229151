import { later } from '../../ground/page/later';
import type { Override } from '../Override';

export const textosDeCorreos: Override = {
  section: 'sitio/textos-de-correos',
  Preview: later(async () => (await import('./MailPreview')).MailPreview),
};
