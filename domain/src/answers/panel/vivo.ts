import { z } from 'zod';

/** Rows of a section that changed, each with its version now; none is named where somebody may not know which, or they are many. */
export const cambioDeFilas = z.strictObject({
  seccion: z.string(),
  registros: z.array(z.strictObject({ id: z.string(), version: z.int() })),
  propio: z.boolean().meta({ description: 'Lo cambió quien escucha' }),
});

/** Who else has a row open. */
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

/** What the stream of the panel tells, by the names that it travels under. */
export type LiveEvents = {
  /** Rows changed. */
  cambio: CambioDeFilas;
  /** Who is at a row. */
  presencia: Acompanantes;
  /** Notices of whoever listens were read elsewhere. */
  avisos: object;
  /** Anything may have changed. */
  todo: object;
};
