import { randomUUID } from 'node:crypto';

/** A name that no other test and no earlier run has used: «Novedad 3f9a1c20». */
export const unique = (text: string) => `${text} ${randomUUID().slice(0, 8)}`;
