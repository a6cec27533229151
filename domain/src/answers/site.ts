import { z } from 'zod';
import { MIN_CASES } from '../site/transparencia.js';

/** Whether a typed phone, e-mail or address belongs to the entity. The response does not echo the input. */
export const contactCheck = z
  .strictObject({
    clase: z.enum(['telefono', 'correo', 'direccion']).meta({ description: 'Lo que parece ser' }),
    nombre: z.string().nullable().meta({ description: 'Qué es de la entidad. Vacío: no es suyo' }),
  })
  .meta({ description: 'Si un teléfono, un correo o una dirección es de la entidad' });

export type ContactCheck = z.output<typeof contactCheck>;

const hidden = `Vacío: menos de ${MIN_CASES}`;

const complaints = z.strictObject({
  desde: z.iso.date(),
  hasta: z.iso.date(),
  recibidos: z.int().nullable().meta({ description: hidden }),
  respondidos: z.int().nullable().meta({ description: hidden }),
  aTiempo: z.int().nullable().meta({ description: 'De los respondidos, dentro de su plazo. Vacío con ellos' }),
  promedio: z.number().nullable().meta({ description: 'Días hábiles hasta la respuesta. Vacío con los respondidos' }),
});

const rateChange = z.strictObject({
  desde: z.iso.date(),
  concepto: z.string(),
  condiciones: z.string(),
  antes: z.string(),
  ahora: z.string(),
});

const indicator = z.strictObject({
  fechaCorte: z.iso.date(),
  cap: z.string().nullable().meta({ description: 'Coeficiente de adecuación patrimonial, en porcentaje' }),
  minimoLegal: z.string().nullable(),
  mora: z.string().nullable().meta({ description: 'Índice de mora, en porcentaje' }),
});

const publishedLast = z.strictObject({
  etiqueta: z.string(),
  titulo: z.string(),
  publicado: z.iso.date().meta({ description: 'El día del documento; sin uno propio, el de su publicación' }),
  enUnAnio: z.int().meta({ description: 'Cuántos se publicaron en el último año' }),
  enlace: z.string(),
});

/** Transparency figures computed from the entity's data; they identify no person. */
export const transparency = z
  .strictObject({
    hasta: z.iso.date(),
    minimo: z.int(),
    reclamos: z.array(complaints),
    tasas: z.array(rateChange),
    indicadores: z.array(indicator),
    publicaciones: z.array(publishedLast),
  })
  .meta({ description: 'Lo que la entidad rinde, calculado de sus datos' });

export type Transparency = z.output<typeof transparency>;
