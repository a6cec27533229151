const KEY = 'ingreso.aviso';

/** Keeps for the door, which is another document, what it has to say to whoever is led there. */
export const leaveWord = (word: string): void => sessionStorage.setItem(KEY, word);

/** What was kept for the door; once. */
export function takeWord(): string | undefined {
  const word = sessionStorage.getItem(KEY) ?? undefined;
  sessionStorage.removeItem(KEY);
  return word;
}
