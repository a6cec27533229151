import { z } from 'zod';

/** Preview link, returned to its creator. */
export const newPreviewLink = z
  .strictObject({ url: z.string(), venceEn: z.iso.datetime() })
  .meta({ description: 'El enlace. No se vuelve a mostrar' });

/** Unsaved form values, previewed beside the form. */
export const besidePreview = z
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

export type BesidePreview = z.output<typeof besidePreview>;
export type NewPreviewLink = z.output<typeof newPreviewLink>;
export type PreviewLink = z.output<typeof previewLinks>[number];
