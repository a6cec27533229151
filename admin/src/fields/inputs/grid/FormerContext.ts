import { createContext } from 'react';

/** The previous record and its title. Cells that differ from it are highlighted. */
export type Former = { titulo: string; valores: Readonly<Record<string, unknown>> };

export const FormerContext = createContext<Former | undefined>(undefined);
