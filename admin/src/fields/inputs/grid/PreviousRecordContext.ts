import { createContext } from 'react';

/** The previous record and its title. Cells that differ from it are highlighted. */
export type PreviousRecord = { titulo: string; valores: Readonly<Record<string, unknown>> };

export const PreviousRecordContext = createContext<PreviousRecord | undefined>(undefined);
