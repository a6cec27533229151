import { z } from 'zod';
import { otrosIdiomas } from '../site/idiomas.js';

const idioma = z
  .enum(otrosIdiomas)
  .optional()
  .meta({ description: 'De la versión de una página en otro idioma; sin él, castellano' });

/** Search result. */
export const searchResults = z
  .strictObject({
    titulo: z.string(),
    fragmento: z.string().meta({ description: 'Resumen de la página; lo hallado va entre U+0002 y U+0003' }),
    url: z.string(),
    seccion: z.string(),
    etiqueta: z.string().meta({ description: 'La sección, como la conocen los visitantes' }),
    tipo: z.enum(['pagina', 'documento']),
    idioma,
    fecha: z.union([z.iso.date(), z.iso.datetime()]).meta({ description: 'Su día, o cuándo se publicó' }),
  })
  .meta({ description: 'Lo hallado, lo mejor primero' });

/** Result count per section, highest first. */
export const searchCounts = z
  .array(
    z.strictObject({
      seccion: z.string(),
      etiqueta: z.string(),
      total: z.int(),
      more: z.literal(true).optional().meta({ description: 'Hay más de los que se contaron' }),
    }),
  )
  .meta({ description: 'Las secciones con algo, de más a menos' });

/** Autocomplete suggestions: pages whose title matches the typed text. */
export const suggestions = z
  .array(z.strictObject({ titulo: z.string(), url: z.string(), etiqueta: z.string(), idioma }))
  .meta({ description: 'Seis como máximo' });

export type SearchResults = z.output<typeof searchResults>;
export type SearchCount = z.output<typeof searchCounts>[number];
export type Suggestion = z.output<typeof suggestions>[number];
