import { z } from 'zod';
import { type PublicFile, publicFile } from '../language/publicFile.js';

const ofStaff = publicFile.extend({
  direccion: z.string().nullable().meta({ description: 'Donde lo hallan los visitantes; vacía si es privado' }),
  seccion: z.string(),
  campo: z.string(),
  version: z.int(),
  subidoPor: z.string().nullable().meta({ description: 'Identificador de la persona' }),
  nombreOriginal: z.string(),
  reemplazable: z.boolean(),
  etiquetas: z.array(z.string()).meta({ description: 'Con las que se halla en la biblioteca' }),
});

/** File metadata for staff, with the guarded URLs. */
export const staffFile = ofStaff.meta({ id: 'Archivo', description: 'El archivo, con sus direcciones' });

/** File metadata in the library list. */
export const libraryFile = ofStaff
  .extend({
    usos: z.int().meta({ description: 'Cuántos registros lo nombran' }),
    miniatura: z.string().nullable().meta({
      description: 'Dirección de su imagen pequeña, o de su primera página; abre hasta el día siguiente, sin más',
    }),
  })
  .meta({ description: 'Los archivos' });

/** References to a file by row and field, including drafts and the trash. */
export const fileUses = z
  .array(
    z.strictObject({
      seccion: z.string(),
      registro: z.string(),
      titulo: z.string().nullable().meta({ description: 'Vacío: está en la papelera' }),
      campo: z.string(),
    }),
  )
  .meta({ description: 'Los registros que usan el archivo' });

/** Labels for searching files. */
export const fileLabels = z.array(z.string()).meta({ description: 'Las etiquetas, por orden alfabético' });

/** Previous versions of a file. */
export const fileVersions = z
  .array(
    staffFile
      .pick({ version: true, nombreOriginal: true, mime: true, tamano: true, subidoPor: true, creadoEn: true })
      .extend({ reemplazadoEn: z.iso.datetime(), reemplazadoPor: z.string().nullable(), motivo: z.string() }),
  )
  .meta({ description: 'Las versiones anteriores' });

export type StaffFile = z.output<typeof staffFile>;
export type LibraryFile = z.output<typeof libraryFile>;
/** Focal point that every crop keeps, in percent of the picture's width and height. */
export type Focus = NonNullable<PublicFile['foco']>;
export type FileUse = z.output<typeof fileUses>[number];
export type FileVersion = z.output<typeof fileVersions>[number];
