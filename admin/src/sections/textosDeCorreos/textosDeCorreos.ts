import type { Override } from '../Override';
import { MailPreview } from './MailPreview';

export const textosDeCorreos: Override = { section: 'sitio/textos-de-correos', Preview: MailPreview };
