import { z } from 'zod';

/** Internal note of a case, with its author and time. */
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

/** Internal notes of a case, newest first. */
export const notes = z.array(note).meta({ description: 'Notas internas' });

/** Reply templates with placeholders, and the other order values that each one sets. */
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

/** Staff to whom a case can be assigned. */
export const assignees = z
  .array(z.strictObject({ uid: z.string(), nombre: z.string() }))
  .meta({ description: 'Personal' });

/** Other cases of the same person, newest first. */
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

/** Printable letter: plain text only, no markup is interpreted. */
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
