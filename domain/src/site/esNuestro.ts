/** Page of the form that checks whether a phone, e-mail or address belongs to the entity. */
export const CONTACT_CHECK_PAGE = '/necesito/mensaje-sospechoso';

export const CONTACT_CHECK_ACTION = '/api/publico/es-nuestro';
