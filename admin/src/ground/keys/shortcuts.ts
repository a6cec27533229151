/** What can be done by a key now: the key as `aria-keyshortcuts` writes it, what it is called, and what it is done to. */
export type Shortcut = { keys: string; label: string; element: HTMLElement };

const ATTRIBUTE = 'aria-keyshortcuts';

/** The keys that the screen has now: those of what is open on top of it, and of nothing that is hidden. */
export function findShortcuts(page: Document = document): Shortcut[] {
  const onTop = [...page.querySelectorAll('.MuiModal-root:not([aria-hidden=true])')].at(-1);
  const seen = new Set<string>();
  return [...(onTop ?? page).querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)]
    .filter((element) => element.getClientRects().length > 0 && !element.matches(':disabled, [aria-disabled=true]'))
    .map((element) => ({ keys: element.getAttribute(ATTRIBUTE) ?? '', label: labelOf(element), element }))
    .filter(({ keys }) => !seen.has(keys) && seen.add(keys));
}

/** What was pressed, as `aria-keyshortcuts` writes it: «j», «Control+S». Ctrl and ⌘ are the same. */
export const pressed = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined => {
  if (altKey || key === undefined) return undefined;
  return ctrlKey || metaKey ? `Control+${key.length === 1 ? key.toUpperCase() : key}` : key;
};

/** Whether somebody is writing there: a single letter is then text. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Does it: goes to where something is typed, presses anything else. */
export const perform = ({ element }: Shortcut): void => (isWriting(element) ? element.focus() : element.click());

const labelOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ??
  ((element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.labels?.[0]?.textContent
    ? element.labels[0].textContent
    : (element.textContent ?? '')
  ).trim();
