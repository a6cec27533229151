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

/** Texts to start an answer from, with their placeholders, and what else of the order each decides. */
export const replyTemplates = z
  .array(
    z.strictObject({
      id: z.string(),
      nombre: z.string(),
      texto: z.string(),
      valores: z
        .record(z.string(), z.unknown())
        .meta({ description: 'Otros campos de la respuesta que la plantilla fija' }),
    }),
  )
  .meta({ description: 'Plantillas' });

/** To whom a case may be given. */
export const assignees = z
  .array(z.strictObject({ uid: z.string(), nombre: z.string() }))
  .meta({ description: 'Personal' });

/** Other cases of the same person, the last first. */
export const otherCases = z
  .array(
    z.strictObject({
      seccion: z.string(),
      id: z.string(),
      codigo: z.string(),
      tipo: z.string().meta({ description: 'Reclamo, Solicitud de crédito…' }),
      asunto: z.string(),
      estado: z.string(),
      creadoEn: z.iso.datetime(),
    }),
  )
  .meta({ description: 'Otros casos del mismo documento' });

/** A letter as it will be printed: plain texts, nothing in them is read as anything else. */
export const letter = z
  .strictObject({
    emisor: z.string(),
    titulo: z.string(),
    codigo: z.string(),
    fecha: z.string().meta({ description: 'Lugar y fecha' }),
    datos: z.array(z.tuple([z.string(), z.string()])),
    parrafos: z.array(z.string()),
    firma: z.strictObject({ nombre: z.string(), cargo: z.string() }).nullable(),
  })
  .meta({ id: 'Carta', description: 'La carta, como saldría ahora' });

export type OtherCase = z.output<typeof otherCases>[number];
export type LetterAnswer = z.output<typeof letter>;
export type Note = z.output<typeof note>;
export type ReplyTemplate = z.output<typeof replyTemplates>[number];
export type Assignee = z.output<typeof assignees>[number];
