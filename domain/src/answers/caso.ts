import { z } from 'zod';

/** An internal note of a case: who wrote it and when. */
export const note = z
  .strictObject({
    id: z.string(),
    accion: z.string().nullable().meta({ description: 'La orden que la trajo' }),
    texto: z.string(),
    uid: z.string().nullable(),
    email: z.string().nullable(),
    en: z.iso.datetime(),
  })
  .meta({ id: 'Nota', description: 'Nota interna' });

/** The notes of a case, the last first. */
export const notes = z.array(note).meta({ description: 'Notas internas' });

/** Texts to start an answer from, with their placeholders. */
export const replyTemplates = z
  .array(z.strictObject({ id: z.string(), nombre: z.string(), texto: z.string() }))
  .meta({ description: 'Plantillas' });

/** To whom a case may be given. */
export const assignees = z
  .array(z.strictObject({ uid: z.string(), nombre: z.string() }))
  .meta({ description: 'Personal' });

export type Note = z.output<typeof note>;
export type ReplyTemplate = z.output<typeof replyTemplates>[number];
export type Assignee = z.output<typeof assignees>[number];
