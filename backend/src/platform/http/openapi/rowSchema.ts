import { type Field, type Fields, isNullable, traitsOf } from '@coop/domain';
import { z } from 'zod';

/**
 * Schema of a row in responses, including the records in its lists. Reading turns their missing values into null, which
 * the input's JSON Schema can't express. `file` replaces a file's identifier.
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
