import { Query } from '@nestjs/common';
import { z } from 'zod';

/**
 * What the address asks, held to a schema (400), which the API's document shows too. It is made when first asked for: few starts
 * ever meet all queries.
 */
export const Asked = (makeSchema: () => z.ZodType): ParameterDecorator => Query({ schema: z.lazy(makeSchema) });
