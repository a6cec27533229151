import { createContext } from 'react';

/** The record that what is written follows, and what it is called: cells that say something else are tinted. */
export type Former = { titulo: string; valores: Readonly<Record<string, unknown>> };

export const FormerContext = createContext<Former | undefined>(undefined);
