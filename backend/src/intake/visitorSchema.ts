import { type AnySection, type Field, inputSchema, isAuthored, isInternal } from '@coop/domain';
import type { z } from 'zod';

/** What a visitor may send: what staff who register on behalf may, but for the channel and what is theirs alone. */
export const visitorSchema = (section: AnySection): z.ZodType =>
  inputSchema(
    Object.fromEntries(
      Object.entries<Field>(section.fields).filter(
        ([name, field]) => isAuthored(field) && !isInternal(field) && name !== 'canal',
      ),
    ),
  );
