import type { BlockProps } from './BlockProps';
import { LinkPanel } from './LinkPanel';

/** The way to a form, which has a page of its own: it is long, and made for each visitor anew. */
export const FormBlock = ({ bloque: { titulo, llamado } }: BlockProps) =>
  llamado?.que === 'pagina' && <LinkPanel {...llamado} button="Llenar el formulario" named={Boolean(titulo)} />;
