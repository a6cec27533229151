import type { z } from 'zod';

/** What a notice in JSON says; undefined where it is none, or none of that shape: a process of another release may tell anything. */
export function readNotice<S extends z.ZodType>(schema: S, notice: string): z.output<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(notice)).data;
  } catch {
    return undefined;
  }
}
