import { type AnySection, canSee, isAuthored, isSiteContent, type Rol } from '@coop/domain';
import { z } from 'zod';

/** What somebody had typed into a form and not saved, as this browser kept it. */
export type LocalDraft = {
  /** ISO instant when it was last written. */
  en: string;
  /** Version of the row that the form had; null in the form of a new one. */
  version: number | null;
  /** The fields that had been changed, and only those. */
  valores: Record<string, unknown>;
};

const PREFIX = 'borrador';
const MOST_DAYS = 30;
const schema = z.object({
  en: z.iso.datetime(),
  version: z.int().nullable(),
  valores: z.record(z.string(), z.unknown()),
});

/** Where the draft of a form is kept; undefined for sections whose content must not stay in a browser. */
export const draftKey = (uid: string, section: AnySection, id: string | number | undefined): string | undefined =>
  isSiteContent(section) ? [PREFIX, uid, section.name, id ?? 'nuevo'].join(' ') : undefined;

/** The draft that was kept, if it still makes sense: fields that this role may write, not older than a month. */
export function readDraft(key: string, section: AnySection, rol: Rol, now = Date.now()): LocalDraft | undefined {
  const draft = schema.safeParse(parsed(localStorage.getItem(key))).data;
  if (!draft || now - Date.parse(draft.en) > MOST_DAYS * 86_400_000) return undefined;
  const valores = Object.fromEntries(Object.entries(draft.valores).filter(([name]) => isKept(section, rol, name)));
  return Object.keys(valores).length > 0 ? { ...draft, valores } : undefined;
}

/** Keeps what was changed; a full or forbidden storage only means that nothing is kept. */
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

/** A field that an author writes and that is open to whoever may read the section. */
export const isKept = (section: AnySection, rol: Rol, name: string): boolean => {
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
