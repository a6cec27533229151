import { z } from 'zod';
import { reclamoFlow } from '../sections/reclamos/reclamoFlow.js';
import { readCaseNumber } from '../text/numbers.js';

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

/** Private link of a case: its number and its secret key. */
export const privateLink = z.strictObject({
  codigo: z
    .string()
    .overwrite(readCaseNumber)
    .regex(/^[A-Z]{2,5}-\d{4}-\d{1,8}$/, 'El enlace está incompleto')
    .meta({ examples: ['REC-2026-000123'] }),
  llave: z
    .string()
    .overwrite((key) => key.trim().toLowerCase())
    .regex(/^[0-9a-f]{32}$/, 'El enlace está incompleto')
    .meta({ examples: ['0f8fad5bd9cb469fa16570867728950e'] }),
});

/** Opt-in to e-mail notices of each step, for the holder of the private link. */
export const noticesOptIn = privateLink.extend({
  recibir: z.enum(['si', 'no']).meta({ description: 'Si quiere que se le escriba cuando el caso cambia' }),
});

/** Status of a case, for the holder of its private link. */
export const linkedCase = z
  .strictObject({
    tipo: z.string().meta({ description: 'Qué es: «Reclamo»' }),
    codigo: z.string(),
    estado: z.string().meta({ description: 'En palabras' }),
    fechaRecepcion: z.iso.date(),
    tienePlazo: z.boolean().meta({ description: 'Se responde en un plazo' }),
    fechaLimite: z.iso.date().nullable().meta({ description: 'El de la respuesta, mientras se espera' }),
    estimada: z.boolean().meta({ description: 'La fecha límite todavía puede moverse' }),
    diasHabiles: z
      .int()
      .nullable()
      .meta({ description: 'Los que faltan hasta la fecha límite; negativos, los que pasaron' }),
    pasos: z
      .array(z.strictObject({ estado: z.string(), fecha: z.iso.date() }))
      .readonly()
      .meta({ description: 'Por dónde pasó, desde que llegó' }),
    enviado: z
      .array(z.strictObject({ etiqueta: z.string(), valor: z.string() }))
      .readonly()
      .meta({ description: 'Lo que escribió; su documento y sus contactos, en parte' }),
    documentos: z
      .array(z.strictObject({ nombre: z.string(), fecha: z.iso.date() }))
      .readonly()
      .meta({ description: 'Los que adjuntó, y el día de cada uno' }),
    admite: z
      .int()
      .nullable()
      .meta({ description: 'Cuántos documentos más puede adjuntar; null, donde el caso no los recibe' }),
    cita: z
      .strictObject({ inicio: z.iso.datetime(), lugar: z.string() })
      .readonly()
      .nullable()
      .meta({ description: 'Cuándo y dónde se le espera, o se le esperaba' }),
    cancelar: z
      .string()
      .nullable()
      .meta({ description: 'Cómo se llama cancelarla: «Cancelar el turno»; null, si ya no se puede' }),
    avisos: z.strictObject({ correo: z.string(), activos: z.boolean() }).nullable().meta({
      description: 'Adónde se le escribe cuando el caso cambia, en parte, y si se hace; null, si no dejó correo',
    }),
  })
  .meta({ description: 'Estado y recorrido de un caso, y lo que se envió' });

export type NoticesOptIn = z.output<typeof noticesOptIn>;
export type PrivateLink = z.output<typeof privateLink>;
export type LinkedCase = z.output<typeof linkedCase>;

/** Confirmation of a form submission. */
export const submissionReceipt = z
  .strictObject({
    codigo: z.string().meta({ description: 'Código de seguimiento' }),
    mensaje: z.string(),
    pasos: z.array(z.string()).readonly().meta({ description: 'Qué sigue' }),
    fechaLimite: z.iso.date().nullable().meta({ description: 'Hasta cuándo se responde, donde hay un plazo' }),
    cita: z
      .strictObject({ inicio: z.iso.datetime(), lugar: z.string() })
      .readonly()
      .optional()
      .meta({ description: 'Cuándo y dónde se le espera, si reservó un turno' }),
    enlace: z.string().nullable().meta({
      description:
        'Dirección privada donde se sigue, con su llave detrás de «#»; null donde no hay, y donde ya la lleva la constancia',
    }),
    comprobante: z.string().meta({ description: 'Para leer esto mismo en /api/publico/envios/{token}; vence' }),
  })
  .meta({ description: 'Recibido' });

/** The confirmation, as read from its own address after the submission. */
export const acknowledgement = submissionReceipt
  .extend({ constancia: z.boolean().meta({ description: 'Si todavía se puede descargar la constancia' }) })
  .meta({ description: 'Código de seguimiento y próximos pasos' });

export type SubmissionReceipt = z.output<typeof submissionReceipt>;
export type Acknowledgement = z.output<typeof acknowledgement>;

/** Retention report of personal data: terms that end, decisions to take and deletions done. */
export const retention = z
  .strictObject({
    diasDeAviso: z.int().meta({ description: 'Días antes de su fin en que se anuncia un plazo' }),
    diasDeHuella: z.int().meta({ description: 'Días que se guarda de dónde vino un envío' }),
    plazos: z.array(
      z.strictObject({
        seccion: z.string(),
        anios: z.int(),
        automatico: z.boolean().meta({ description: 'Si se borra por sí solo' }),
        porVencer: z.int(),
        abiertos: z.int().meta({ description: 'Pasaron su plazo y siguen sin cerrarse' }),
      }),
    ),
    porDecidir: z.array(
      z.strictObject({
        seccion: z.string(),
        id: z.string(),
        version: z.int(),
        titulo: z.string(),
        creadoEn: z.iso.datetime(),
      }),
    ),
    hechos: z
      .array(z.strictObject({ seccion: z.string(), dia: z.iso.date(), cantidad: z.int() }))
      .meta({ description: 'Los que ya se borraron, por sección y día' }),
  })
  .meta({ description: 'Los plazos de los datos personales' });

export type Retention = z.output<typeof retention>;

const estados = [...(Object.keys(reclamoFlow.states) as (keyof typeof reclamoFlow.states)[]), 'otro'] as const;

/** Status of a case, looked up by its number and the person's identity document. */
export const caseStatus = z
  .strictObject({
    tipo: z.string().meta({ description: 'Qué es: «Reclamo»' }),
    codigo: z.string(),
    estado: z.string().meta({ description: 'En palabras' }),
    estadoCodigo: z.enum(estados).meta({
      description:
        'El mismo, como lo conoce el panel; «otro», donde se dice solo en palabras: el de lo que no es un reclamo',
    }),
    fechaRecepcion: z.iso.date().meta({ description: 'El día desde el que cuenta el plazo' }),
    tienePlazo: z.boolean().meta({ description: 'Se responde en un plazo' }),
    fechaLimite: z.iso.date().nullable().meta({ description: 'El de la respuesta, mientras se espera' }),
    estimada: z.boolean().meta({ description: 'La fecha límite todavía puede moverse' }),
  })
  .meta({ description: 'Estado de un caso' });

export type CaseStatus = z.output<typeof caseStatus>;
