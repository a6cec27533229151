import type { Values } from '../description/types';
import { valuesOf } from '../description/valuesOf';

/** Returns the current values of a form and the names of its chosen files. */
export function writtenIn(form: HTMLFormElement): Values {
  const files: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form))
    if (value instanceof File && value.name) files[name] = [...(files[name] ?? []), value.name];
  return { ...valuesOf(form), ...files };
}
