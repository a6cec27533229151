import { type Field, type Fields, isNullable, traitsOf } from '@coop/domain';
import { z } from 'zod';

/**
 * Schema of a row as it is answered, with the records in its lists: what reads them in turns what was left out into nothing, of
 * which no JSON Schema can tell. `file` is what stands in the place of a file's identifier.
 */
export const rowSchema = (fields: Fields, file?: z.ZodType): z.ZodType =>
  z.strictObject(
    Object.fromEntries(
      Object.entries<Field>(fields).map(([name, field]) => {
        const value = valueFor(field, file).meta({ title: field.label });
        return [name, isNullable(field) ? value.nullable() : value];
      }),
    ),
  );

function valueFor(field: Field, file?: z.ZodType): z.ZodType {
  if (field.fields) return z.array(rowSchema(field.fields, file));
  return traitsOf(field).holds === 'file' ? (file ?? field.schema()) : field.schema();
}
