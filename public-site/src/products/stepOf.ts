import type { Step } from './NextStep';
import type { Offer } from './offers';

/** Returns how to request an offer: in the online bank where possible, else as its page describes. */
export const stepOf = ({ paso, enLinea }: Offer, bancaEnLinea: string | null): Step =>
  enLinea && bancaEnLinea ? { ...paso, text: enLinea, button: 'Ir a la banca en línea', href: bancaEnLinea } : paso;
