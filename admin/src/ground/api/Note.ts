/** An internal note of a case: who wrote it and when; `accion` is the order that brought it. */
export type Note = {
  id: string;
  accion: string | null;
  texto: string;
  uid: string | null;
  email: string | null;
  /** ISO instant, UTC. */
  en: string;
};
