const KEY = 'comunicados-descartados';
/** Enough for a visitor who dismisses all of them: each lasts sixty days at most. */
const MEMORY = 20;

// The page's first script reads the same list, so that dismissed announcements are hidden before the first paint.

const read = (): string[] => {
  try {
    return localStorage.getItem(KEY)?.split(' ').filter(Boolean) ?? [];
  } catch {
    return [];
  }
};

/** Stores the dismissal of an announcement. Without storage it returns on the next visit. */
export function dismiss(id: string): void {
  try {
    localStorage.setItem(KEY, [id, ...read().filter((other) => other !== id)].slice(0, MEMORY).join(' '));
  } catch {
    // Private windows of some browsers have no storage.
  }
}
