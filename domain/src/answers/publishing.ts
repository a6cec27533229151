import { z } from 'zod';
import { roles } from '../language/roles.js';

/**
 * States of an approval request. `perdida`: the row changed before anybody reviewed it. `cerrada`: a newer request, the
 * publication or the removal of the row superseded it.
 */
export const estadosAprobacion = ['pendiente', 'devuelta', 'perdida', 'aprobada', 'cerrada'] as const;

/** Orders that need a second person's approval. */
export const ordenesAprobadas = ['publicar', 'archivar'] as const;

const regla = z.strictObject({
  seccion: z.string(),
  roles: z.array(z.enum(roles)).meta({ description: 'Quiénes aprueban; ninguno: quien publique en la sección' }),
});

/** Pending request for a second person to publish or archive a row. */
export const aprobacion = z
  .strictObject({
    id: z.string(),
    seccion: z.string(),
    registro: z.string(),
    version: z.int().meta({ description: 'La única que se puede aprobar' }),
    titulo: z.string(),
    orden: z.enum(ordenesAprobadas).meta({ description: 'La que se da al aprobarla' }),
    estado: z.enum(estadosAprobacion),
    nota: z.string().nullable().meta({ description: 'De quien la envió' }),
    motivo: z.string().nullable().meta({ description: 'Por qué se corrige lo que ya rige' }),
    pedidaPor: z.string().meta({ description: 'Nombre de quien la envió' }),
    esSuya: z.boolean().meta({ description: 'La envió quien pregunta' }),
    pedidaEn: z.iso.datetime(),
    resueltaPor: z.string().nullable(),
    resueltaEn: z.iso.datetime().nullable(),
    respuesta: z.string().nullable().meta({ description: 'La nota con la que se devolvió' }),
    impedimento: z.string().nullable().meta({ description: 'Por qué quien pregunta no puede aprobarla' }),
  })
  .meta({ id: 'Aprobacion', description: 'La solicitud' });

/** Release that waits for approval or for its time, with the rows that the reader may see. */
const conjunta = z.strictObject({
  id: z.string(),
  version: z.int(),
  titulo: z.string(),
  nota: z.string().nullable().meta({ description: 'De quien la envió' }),
  estado: z.enum(['enviada', 'programada']),
  publicaEn: z.iso.datetime().nullable().meta({ description: 'Cuándo sale; vacío: en cuanto se aprueba' }),
  pedidaPor: z.string().meta({ description: 'Nombre de quien la envió' }),
  pedidaEn: z.iso.datetime(),
  esSuya: z.boolean().meta({ description: 'La envió quien pregunta' }),
  registros: z.array(z.strictObject({ seccion: z.string(), registro: z.string(), titulo: z.string() })),
  impedimento: z.string().nullable().meta({ description: 'Por qué quien pregunta no puede aprobarla' }),
});

/** Approval rules and the requests that wait for a decision. */
export const aprobaciones = z
  .strictObject({
    reglas: z.array(regla),
    solicitudes: z.array(aprobacion).meta({
      description: 'Las que esperan, en las secciones que lee, y las suyas que volvieron o se perdieron',
    }),
    conjuntas: z.array(conjunta).meta({
      description:
        'Las publicaciones conjuntas que esperan aprobación o su hora. Se aprueban o devuelven con sus órdenes.',
    }),
  })
  .meta({ description: 'Por aprobar' });

export type Aprobacion = z.output<typeof aprobacion>;
export type Conjunta = z.output<typeof conjunta>;
export type Aprobaciones = z.output<typeof aprobaciones>;

/** Preview link, returned to its creator. */
export const newPreviewLink = z
  .strictObject({ url: z.string(), venceEn: z.iso.datetime() })
  .meta({ description: 'El enlace. No se vuelve a mostrar' });

/** Unsaved form values, previewed beside the form. */
export const formPreview = z
  .strictObject({
    url: z.string(),
    venceEn: z.iso.datetime(),
    omitidos: z.array(z.string()).describe('Los datos que no se muestran porque al guardar se rechazarían'),
  })
  .meta({ description: 'El enlace. No se vuelve a mostrar' });

/** Preview links that have not expired. */
export const previewLinks = z
  .array(
    z.strictObject({
      id: z.string(),
      creadaPor: z.string(),
      creadaEn: z.iso.datetime(),
      venceEn: z.iso.datetime(),
    }),
  )
  .meta({ description: 'Los enlaces, sin su dirección' });

export type FormPreview = z.output<typeof formPreview>;
export type NewPreviewLink = z.output<typeof newPreviewLink>;
export type PreviewLink = z.output<typeof previewLinks>[number];
