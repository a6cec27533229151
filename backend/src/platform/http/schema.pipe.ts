import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { Problem } from './problem.js';
import { validate, validateQuery } from './validate.js';

/**
 * Validates handler arguments against their zod schema: `@Param('id', { schema })`, `@Body({ schema })`, `@Asked(() =>
 * schema)`. An invalid path parameter identifies nothing: 404.
 */
@Injectable()
export class SchemaPipe implements PipeTransform {
  transform(value: unknown, { schema, type }: ArgumentMetadata): unknown {
    if (!schema) return value;
    const known = schema as z.ZodType;
    if (type === 'param' && !known.safeParse(value).success) throw new Problem('no_encontrado');
    return type === 'query' ? validateQuery(known, value) : validate(known, value);
  }
}
