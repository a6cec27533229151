import { nombreCompleto } from '@coop/domain/sections/shared/persona/nombreCompleto';

type Values = Readonly<Record<string, unknown>>;

/** Returns the display name of the case's person; empty if anonymous. */
export const personOf = (record: Values): string => String(record.nombre ?? '') || nombreCompleto(record);

/** Returns the digits of a phone number with its country code, as wa.me expects. */
const digitsOf = (celular: unknown) => String(celular).replace(/\D/g, '');

/** Returns the link that opens a WhatsApp conversation with a prefilled text. */
export const whatsappLink = (celular: unknown, text: string): string =>
  `https://wa.me/${digitsOf(celular)}?text=${encodeURIComponent(text)}`;
