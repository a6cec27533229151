import { z } from 'zod';

/** Calendar event kinds: publications, case deadlines, internal records and days off, and obligations. */
export const clasesDeSuceso = ['publicacion', 'caso', 'registro', 'obligacion'] as const;

const mudanza = z
  .strictObject({
    registro: z.uuid(),
    campo: z.string().meta({ description: 'El dato de la sección que se cambia' }),
    version: z.int().meta({ description: 'La del registro, que se envía con el cambio' }),
    publicado: z.boolean().meta({ description: 'Los visitantes leen ya lo publicado, hasta que se publique de nuevo' }),
  })
  .meta({ description: 'Cómo se cambia su día' });

const suceso = z
  .strictObject({
    clave: z.string().meta({ description: 'Lo distingue de los demás' }),
    dia: z.iso.date().meta({ description: 'En La Paz' }),
    hora: z
      .string()
      .regex(/^\d\d:\d\d$/)
      .nullable()
      .meta({ description: 'En La Paz; ninguna: todo el día' }),
    clase: z.enum(clasesDeSuceso),
    que: z.string().meta({ description: 'Qué ocurre: Comienza, Termina, Subasta, Vence…' }),
    seccion: z.string().nullable(),
    titulo: z.string().meta({ description: 'De qué; los casos que vencen un día van juntos' }),
    estado: z.string().nullable().meta({ description: 'Borrador, Publicado…' }),
    url: z
      .string()
      .nullable()
      .meta({ description: 'Su página en el panel, o la lista de esos casos; ninguna: su rol no la lee' }),
    mudanza: mudanza
      .nullable()
      .meta({ description: 'Ninguna: su día no se cambia desde el calendario, o su rol no puede' }),
  })
  .meta({ id: 'Suceso' });

/** Calendar events of a date range, in the sections that the user may read. */
export const calendario = z
  .strictObject({
    desde: z.iso.date(),
    hasta: z.iso.date(),
    sucesos: z.array(suceso).meta({ description: 'Por día y hora' }),
    recortadas: z
      .array(z.string())
      .meta({ description: 'Secciones de las que hay más en esos días que lo que se muestra' }),
  })
  .meta({ id: 'Calendario', description: 'Lo que comienza, termina, ocurre o vence en esos días' });

export type Calendario = z.output<typeof calendario>;
export type Suceso = z.output<typeof suceso>;
