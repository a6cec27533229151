const CLAVE = 'comunicados-descartados';
/** Enough for whoever closes every one: they last sixty days at most. */
const MEMORIA = 20;

// The page's first script reads the same list, so that what was closed is gone before anything is painted.

/** The announcements that were closed on this device, by their identifiers. */
const leidos = (): string[] => {
  try {
    return localStorage.getItem(CLAVE)?.split(' ').filter(Boolean) ?? [];
  } catch {
    return [];
  }
};

export const estaDescartado = (id: string): boolean => leidos().includes(id);

/** Remembers that an announcement was closed. Without storage it comes back on the next visit. */
export function descartar(id: string): void {
  try {
    localStorage.setItem(CLAVE, [id, ...leidos().filter((other) => other !== id)].slice(0, MEMORIA).join(' '));
  } catch {
    // Private windows of some browsers keep nothing.
  }
}
