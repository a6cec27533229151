/** Page of the form that checks whether a phone, e-mail or address belongs to the entity. */
export const PAGE_OF_OURS = '/necesito/mensaje-sospechoso';

/** Action URL of that form. */
export const ASK_OURS = '/api/publico/es-nuestro';
