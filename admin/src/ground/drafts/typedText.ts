import { z } from 'zod';

/** What somebody typed into a dialog and has not sent yet. */
export type Typed = {
  /** ISO instant when it was last written. */
  en: string;
  /** The fields that say something else than the dialog began with. */
  valores: Record<string, unknown>;
};

const schema = z.object({ en: z.iso.datetime(), valores: z.record(z.string(), z.unknown()) });

/** Where what is typed for an order on a row is kept. */
export const orderKey = (uid: string, section: string, id: string | number, order: string): string =>
  ['orden', uid, section, id, order].join(' ');

/**
 * What was kept, of those fields alone. It lives in this tab and ends with it or with the session: what is written about
 * people must not stay in a browser.
 */
export function readTyped(key: string, names: readonly string[]): Typed | undefined {
  const typed = schema.safeParse(parsed(sessionStorage.getItem(key))).data;
  if (!typed) return undefined;
  const valores = Object.fromEntries(Object.entries(typed.valores).filter(([name]) => names.includes(name)));
  return Object.keys(valores).length > 0 ? { ...typed, valores } : undefined;
}

/** Keeps it; with nothing to keep, forgets. A full or forbidden storage only means that nothing is kept. */
export function keepTyped(key: string, valores: Record<string, unknown>): void {
  try {
    if (Object.keys(valores).length === 0) forgetTyped(key);
    else sessionStorage.setItem(key, JSON.stringify({ en: new Date().toISOString(), valores } satisfies Typed));
  } catch (error) {
    console.warn('No se pudo conservar lo escrito', error);
  }
}

export const forgetTyped = (key: string): void => sessionStorage.removeItem(key);

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
