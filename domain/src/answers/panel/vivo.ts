import { z } from 'zod';

/**
 * Changed rows of a section, each with its current version. Names no rows when there are too many or the user may not
 * read them.
 */
export const cambioDeFilas = z.strictObject({
  seccion: z.string(),
  registros: z.array(z.strictObject({ id: z.string(), version: z.int() })),
  propio: z.boolean().meta({ description: 'Lo cambió quien escucha' }),
});

/** Presence: other users who have a row open. */
export const acompanantes = z.strictObject({
  seccion: z.string(),
  registro: z.string(),
  personas: z.array(
    z.strictObject({
      nombre: z.string(),
      haciendo: z.string().nullable().meta({ description: 'La orden que está escribiendo, o ninguna' }),
    }),
  ),
});

export type CambioDeFilas = z.output<typeof cambioDeFilas>;
export type Acompanantes = z.output<typeof acompanantes>;
export type Acompanante = Acompanantes['personas'][number];

/** Events of the panel's live stream, by event name. */
export type LiveEvents = {
  cambio: CambioDeFilas;
  /** Presence on a row changed. */
  presencia: Acompanantes;
  /** The user read notices in another tab or device. */
  avisos: object;
  /** Full refresh: anything may have changed. */
  todo: object;
};
