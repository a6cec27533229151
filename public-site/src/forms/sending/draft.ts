import type { Values } from '../description/types';

/** Input and step of a form, stored only for the life of the tab (`sessionStorage`). */
export type Draft = { valores: Values; paso: number };

const keyOf = (section: string) => `formulario:${section}`;

/** Browsers may refuse storage: then no draft is saved. */
const attempt = <T>(run: () => T): T | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};

export const readDraft = (section: string): Draft | undefined =>
  attempt(() => JSON.parse(sessionStorage.getItem(keyOf(section)) ?? 'null') ?? undefined);

export const saveDraft = (section: string, draft: Draft) =>
  attempt(() => sessionStorage.setItem(keyOf(section), JSON.stringify(draft)));

export const eraseDraft = (section: string) => attempt(() => sessionStorage.removeItem(keyOf(section)));
