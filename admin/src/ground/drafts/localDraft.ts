import { type AnySection, isSiteContent, isStorableInDraft, type Rol } from '@coop/domain';
import { z } from 'zod';

/** Unsaved form values kept in this browser. */
export type LocalDraft = {
  /** ISO timestamp of the last write. */
  en: string;
  version: number | null;
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
export const draftKey = (uid: string, section: AnySection, registro: string): string | undefined =>
  isSiteContent(section) ? [PREFIX, uid, section.name, registro].join(' ') : undefined;

/** Reads a draft. Drops fields that the role may not write; ignores drafts older than 30 days. */
export function readDraft(key: string, section: AnySection, rol: Rol, now = Date.now()): LocalDraft | undefined {
  const draft = schema.safeParse(parsed(localStorage.getItem(key))).data;
  if (!draft || now - Date.parse(draft.en) > MAX_DAYS * 86_400_000) return undefined;
  return storableIn(section, rol, draft);
}

/** Returns a draft with the fields that the role may write; undefined if none is left. */
export function storableIn(section: AnySection, rol: Rol, draft: LocalDraft): LocalDraft | undefined {
  const entries = Object.entries(draft.valores).filter(([name]) => isStorableInDraft(section, rol, name));
  return entries.length > 0 ? { ...draft, valores: Object.fromEntries(entries) } : undefined;
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

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
