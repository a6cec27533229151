import type { Oferta } from './ofertas';
import type { Paso } from './SiguientePaso';

/** How something is asked for: in the online bank where it can be, else as its page says. */
export const pasoDe = ({ paso, enLinea }: Oferta, bancaEnLinea: string | null): Paso =>
  enLinea && bancaEnLinea ? { ...paso, texto: enLinea, boton: 'Ir a la banca en línea', href: bancaEnLinea } : paso;
