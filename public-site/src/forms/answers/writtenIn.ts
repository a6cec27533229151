import type { Values } from '../description/types';
import { valuesOf } from '../description/valuesOf';

/** What is written in a form now, and the names of the files chosen in it. */
export function writtenIn(form: HTMLFormElement): Values {
  const files: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form))
    if (value instanceof File && value.name) files[name] = [...(files[name] ?? []), value.name];
  return { ...valuesOf(form), ...files };
}
