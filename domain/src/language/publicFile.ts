import { z } from 'zod';

const foco = z.strictObject({ x: z.int(), y: z.int() });

export const publicFile = z
  .strictObject({
    id: z.string(),
    url: z.string(),
    nombre: z.string(),
    mime: z.string(),
    tamano: z.int().meta({ description: 'Bytes' }),
    alternativo: z.string().nullable(),
    ancho: z.int().nullable().meta({ description: 'Píxeles' }),
    alto: z.int().nullable().meta({ description: 'Píxeles' }),
    foco: foco.nullable().meta({ description: 'Punto que el recorte conserva, en %' }),
    paginas: z.int().nullable().meta({ description: 'De un documento, una vez leído' }),
    variantes: z
      .record(z.string(), z.strictObject({ url: z.string(), ancho: z.int(), alto: z.int() }))
      .meta({ description: 'De una imagen, sus versiones WebP más pequeñas; de un PDF, las de su primera página' }),
    creadoEn: z.iso.datetime(),
  })
  .meta({ id: 'ArchivoPublico' });

export type PublicFile = z.output<typeof publicFile>;
