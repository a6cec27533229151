/** Where somebody asks whether what wrote or called them is the entity's. */
export const PAGE_OF_OURS = '/necesito/mensaje-sospechoso';

/** Where that form is sent. */
export const ASK_OURS = '/api/publico/es-nuestro';
