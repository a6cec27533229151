/** An active shortcut: its key in `aria-keyshortcuts` syntax, its label and its element. */
export type Shortcut = { keys: string; label: string; element: HTMLElement };

const ATTRIBUTE = 'aria-keyshortcuts';

/** Returns the active shortcuts: those of the topmost modal or of the page, without hidden elements. */
export function findShortcuts(page: Document = document): Shortcut[] {
  const onTop = [...page.querySelectorAll('.MuiModal-root:not([aria-hidden=true])')].at(-1);
  const seen = new Set<string>();
  return [...(onTop ?? page).querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)]
    .filter((element) => element.getClientRects().length > 0 && !element.matches(':disabled, [aria-disabled=true]'))
    .map((element) => ({ keys: element.getAttribute(ATTRIBUTE) ?? '', label: labelOf(element), element }))
    .filter(({ keys }) => !seen.has(keys) && seen.add(keys));
}

/** Returns a key event in `aria-keyshortcuts` syntax: «j», «Control+S». Ctrl and ⌘ are equivalent. */
export const pressed = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined => {
  if (altKey || key === undefined) return undefined;
  return ctrlKey || metaKey ? `Control+${key.length === 1 ? key.toUpperCase() : key}` : key;
};

/** Whether the target accepts text, where a single letter is input. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Focuses a text input; clicks any other element. */
export const perform = ({ element }: Shortcut): void => (isWriting(element) ? element.focus() : element.click());

const labelOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ??
  ((element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.labels?.[0]?.textContent
    ? element.labels[0].textContent
    : (element.textContent ?? '')
  ).trim();
