import { type AnySection, canSee, isAuthored, isSiteContent, type Rol } from '@coop/domain';
import { z } from 'zod';

/** Unsaved form values, stored in localStorage. */
export type LocalDraft = {
  /** ISO timestamp of the last write. */
  en: string;
  /** Row version of the form; null for a new row. */
  version: number | null;
  /** Dirty fields only. */
  valores: Record<string, unknown>;
};

const PREFIX = 'borrador';
const MAX_DAYS = 30;
const schema = z.object({
  en: z.iso.datetime(),
  version: z.int().nullable(),
  valores: z.record(z.string(), z.unknown()),
});

/** Returns the storage key of a form's draft; undefined for sections whose content must not stay in a browser. */
export const draftKey = (uid: string, section: AnySection, id: string | number | undefined): string | undefined =>
  isSiteContent(section) ? [PREFIX, uid, section.name, id ?? 'nuevo'].join(' ') : undefined;

/** Reads a draft. Drops fields that the role may not write; ignores drafts older than 30 days. */
export function readDraft(key: string, section: AnySection, rol: Rol, now = Date.now()): LocalDraft | undefined {
  const draft = schema.safeParse(parsed(localStorage.getItem(key))).data;
  if (!draft || now - Date.parse(draft.en) > MAX_DAYS * 86_400_000) return undefined;
  const valores = Object.fromEntries(
    Object.entries(draft.valores).filter(([name]) => isStoredInDraft(section, rol, name)),
  );
  return Object.keys(valores).length > 0 ? { ...draft, valores } : undefined;
}

/** Writes a draft. If storage is full or blocked, only logs a warning. */
export function writeDraft(key: string, draft: LocalDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    console.warn('No se pudo guardar el borrador local', error);
  }
}

export const forgetDraft = (key: string | undefined): void => {
  if (key) localStorage.removeItem(key);
};

/** Whether a field is stored in drafts: written by authors and readable by every role of the section. */
export const isStoredInDraft = (section: AnySection, rol: Rol, name: string): boolean => {
  const field = Object.hasOwn(section.fields, name) ? section.fields[name] : undefined;
  return field !== undefined && isAuthored(field) && !field.roles && canSee(rol, section, name);
};

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
