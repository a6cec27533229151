import { errorsByField } from '@coop/domain/issues';
import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { invalidData, Problem } from './problem.js';

/** Returns the parsed value. Throws a 422 that names each invalid field. */
export function validate<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw invalidData(errorsByField(result.error.issues));
}

/** Message for a field that does not exist or that the role may not read; the same for both, to reveal nothing. */
export const UNREADABLE = 'Este dato no existe o no se puede leer';

/** Validates a query or path. Throws a 400. */
export function validateQuery<T>(schema: z.ZodType<T>, value: unknown): T {
  // A schema with arbitrary keys silently ignores `__proto__`.
  if (Object.hasOwn(Object(value), '__proto__')) throw wrongQuery(Object.fromEntries([['__proto__', UNREADABLE]]));
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw wrongQuery(errorsByField(result.error.issues, UNREADABLE));
}

const wrongQuery = (errors: Record<string, string>) =>
  new Problem('peticion_invalida', Object.values(errors)[0], { errors });

/** Validates handler arguments by their zod schema. An invalid path parameter is a 404. */
@Injectable()
export class SchemaPipe implements PipeTransform {
  transform(value: unknown, { schema, type }: ArgumentMetadata): unknown {
    if (!schema) return value;
    const known = schema as z.ZodType;
    if (type === 'param' && !known.safeParse(value).success) throw new Problem('no_encontrado');
    return type === 'query' ? validateQuery(known, value) : validate(known, value);
  }
}
