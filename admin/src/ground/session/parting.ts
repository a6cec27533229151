const KEY = 'ingreso.aviso';

/** Stores a one-time message for the sign-in page, which is a separate document. */
export const storeSignOutMessage = (word: string): void => sessionStorage.setItem(KEY, word);

/** Returns that message and deletes it. */
export function takeSignOutMessage(): string | undefined {
  const word = sessionStorage.getItem(KEY) ?? undefined;
  sessionStorage.removeItem(KEY);
  return word;
}
