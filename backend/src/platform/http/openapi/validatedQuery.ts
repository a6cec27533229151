import { Query } from '@nestjs/common';
import { z } from 'zod';

/**
 * Query decorator that validates against a schema (400) and documents it. Built on first use: most starts never need
 * all queries.
 */
export const ValidatedQuery = (makeSchema: () => z.ZodType): ParameterDecorator =>
  Query({ schema: z.lazy(makeSchema) });
