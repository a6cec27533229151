import { nombreCompleto } from '@coop/domain/sections/shared/persona/nombreCompleto';

type Values = Readonly<Record<string, unknown>>;

/** How the person of a case is called; empty when they left no name. */
export const personOf = (record: Values): string => String(record.nombre ?? '') || nombreCompleto(record);

/** The number to which WhatsApp writes: digits with the prefix of the country. */
const digitsOf = (celular: unknown) => String(celular).replace(/\D/g, '');

/** Opens a conversation with the person, the text already typed. */
export const whatsappLink = (celular: unknown, text: string): string =>
  `https://wa.me/${digitsOf(celular)}?text=${encodeURIComponent(text)}`;
