import { type Field, type Fields, isNullable, traitsOf } from '@coop/domain';
import { z } from 'zod';

/** A stored file as visitors get it: see `PublicFile`. */
const publicFile = z.object({
  id: z.string(),
  url: z.string(),
  nombre: z.string(),
  mime: z.string(),
  tamano: z.int().meta({ description: 'Bytes' }),
  alternativo: z.string().nullable(),
  ancho: z.int().nullable(),
  alto: z.int().nullable(),
  foco: z.object({ x: z.int(), y: z.int() }).nullable().meta({ description: 'Punto que el recorte conserva, en %' }),
  paginas: z.int().nullable(),
  variantes: z.record(z.string(), z.object({ url: z.string(), ancho: z.int(), alto: z.int() })),
  creadoEn: z.iso.datetime(),
});

/** Schema of a row as visitors read it. */
export const publicSchema = (fields: Fields): z.ZodType =>
  z.object(
    Object.fromEntries(
      Object.entries<Field>(fields).map(([name, field]) => {
        const value = valueFor(field).meta({ title: field.label });
        return [name, isNullable(field) ? value.nullable() : value];
      }),
    ),
  );

function valueFor(field: Field): z.ZodType {
  if (field.fields) return z.array(publicSchema(field.fields));
  return traitsOf(field).holds === 'file' ? publicFile : field.schema;
}
