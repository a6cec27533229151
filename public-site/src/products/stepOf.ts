import type { Step } from './NextStep';
import type { Offer } from './offers';

/** How something is asked for: in the online bank where it can be, else as its page says. */
export const stepOf = ({ paso, enLinea }: Offer, bancaEnLinea: string | null): Step =>
  enLinea && bancaEnLinea ? { ...paso, text: enLinea, button: 'Ir a la banca en línea', href: bancaEnLinea } : paso;
