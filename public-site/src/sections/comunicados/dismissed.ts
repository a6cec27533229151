const KEY = 'comunicados-descartados';
/** Enough for whoever closes every one: they last sixty days at most. */
const MEMORY = 20;

// The page's first script reads the same list, so that what was closed is gone before anything is painted.

/** The announcements that were closed on this device, by their identifiers. */
const read = (): string[] => {
  try {
    return localStorage.getItem(KEY)?.split(' ').filter(Boolean) ?? [];
  } catch {
    return [];
  }
};

export const isDismissed = (id: string): boolean => read().includes(id);

/** Remembers that an announcement was closed. Without storage it comes back on the next visit. */
export function dismiss(id: string): void {
  try {
    localStorage.setItem(KEY, [id, ...read().filter((other) => other !== id)].slice(0, MEMORY).join(' '));
  } catch {
    // Private windows of some browsers keep nothing.
  }
}
