import { randomUUID } from 'node:crypto';

/** Returns a name that no other test or run has used: «Novedad 3f9a1c20». */
export const unique = (text: string) => `${text} ${randomUUID().slice(0, 8)}`;
