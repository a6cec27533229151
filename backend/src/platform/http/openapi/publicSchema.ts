import { type Field, type Fields, isNullable, traitsOf } from '@coop/domain';
import { publicFile } from '@coop/domain/answers';
import { z } from 'zod';

/** Schema of a row as visitors read it. */
export const publicSchema = (fields: Fields): z.ZodType =>
  z.strictObject(
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
