import type { z } from 'zod';
import { type Field, type Fields, isAuthored, isInternal } from '../language/field.js';
import type { AnySection } from '../language/section.js';
import { inputSchema } from '../language/shape.js';

/** What a visitor may send: what staff who register on behalf may, but for the channel and what is theirs alone. */
export const visitorSchema = (section: AnySection): z.ZodType => inputSchema(visitorFields(section));

/** The fields of a public form. */
export const visitorFields = (section: AnySection): Fields =>
  Object.fromEntries(
    Object.entries<Field>(section.fields)
      .filter(([name, field]) => isAuthored(field) && !isInternal(field) && name !== 'canal')
      .map(([name, field]) => [name, { ...field, schema: field.visitorSchema ?? field.schema }]),
  );
