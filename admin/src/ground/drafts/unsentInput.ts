import { z } from 'zod';

export type UnsentInput = {
  /** ISO timestamp of the last write. */
  en: string;
  valores: Record<string, unknown>;
};

const schema = z.object({ en: z.iso.datetime(), valores: z.record(z.string(), z.unknown()) });

export const orderKey = (uid: string, section: string, id: string | number, order: string): string =>
  ['orden', uid, section, id, order].join(' ');

/** Reads stored input. In sessionStorage: text about people must not persist. */
export function readUnsentInput(key: string, names: readonly string[]): UnsentInput | undefined {
  const typed = schema.safeParse(parsed(sessionStorage.getItem(key))).data;
  if (!typed) return undefined;
  const valores = Object.fromEntries(Object.entries(typed.valores).filter(([name]) => names.includes(name)));
  return Object.keys(valores).length > 0 ? { ...typed, valores } : undefined;
}

/** Stores the input; deletes it if empty. If storage is full or blocked, only logs a warning. */
export function storeUnsentInput(key: string, valores: Record<string, unknown>): void {
  try {
    if (Object.keys(valores).length === 0) deleteUnsentInput(key);
    else sessionStorage.setItem(key, JSON.stringify({ en: new Date().toISOString(), valores } satisfies UnsentInput));
  } catch (error) {
    console.warn('No se pudo conservar lo escrito', error);
  }
}

export const deleteUnsentInput = (key: string): void => sessionStorage.removeItem(key);

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the fields that differ from the initial values; all empty values are equal. */
export const changedFrom = (initial: Values, values: Values, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    names.filter((name) => text(values[name]) !== text(initial[name])).map((name) => [name, values[name] ?? null]),
  );

const text = (value: unknown) => JSON.stringify(value === '' || value === undefined ? null : value);
