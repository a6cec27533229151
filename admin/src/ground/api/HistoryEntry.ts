/** One change of a row: who, when, what was done, and what each field was before and after. */
export type HistoryEntry = {
  id: string;
  version: number;
  accion: string;
  uid: string | null;
  email: string | null;
  /** ISO instant, UTC. */
  en: string;
  cambios: { campo: string; antes: unknown; despues: unknown }[];
};
