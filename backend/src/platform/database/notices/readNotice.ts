import type { z } from 'zod';

/**
 * Parses a JSON notice; undefined if it does not match the schema, as a process of another release may send any shape.
 */
export function readNotice<S extends z.ZodType>(schema: S, notice: string): z.output<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(notice)).data;
  } catch {
    return undefined;
  }
}
