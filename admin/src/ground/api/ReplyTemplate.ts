/** A text to start an answer from, with its placeholders. */
export type ReplyTemplate = { id: string; nombre: string; texto: string };
