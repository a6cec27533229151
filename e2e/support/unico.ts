import { randomUUID } from 'node:crypto';

/** A name that no other test and no earlier run has used: «Novedad 3f9a1c20». */
export const unico = (texto: string) => `${texto} ${randomUUID().slice(0, 8)}`;
