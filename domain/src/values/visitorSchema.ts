import type { z } from 'zod';
import { type Field, type Fields, isAuthored, isInternal } from '../language/field.js';
import type { AnySection } from '../language/section.js';
import { inputSchema } from '../language/shape.js';

/** Returns the schema of a visitor's submission: the authored fields without the channel and the internal ones. */
export const visitorSchema = (section: AnySection): z.ZodType => inputSchema(visitorFields(section));

export const visitorFields = (section: AnySection): Fields =>
  Object.fromEntries(
    Object.entries<Field>(section.fields)
      .filter(([name, field]) => isAuthored(field) && !isInternal(field) && name !== 'canal')
      .map(([name, field]) => [name, { ...field, schema: field.visitorSchema ?? field.schema }]),
  );
