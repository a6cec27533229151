/** How somebody had a part in what was written: `own`, as its author or behind one; `lent`, by who was shown what they come in with. */
export type Part = 'own' | 'lent';

/** `authors` are those who wrote and whoever stands behind them; `behind`, who stands behind that one. Undefined: none. */
export function partIn(authors: readonly string[], uid: string, behind: readonly string[]): Part | undefined {
  if (authors.includes(uid)) return 'own';
  return behind.some((one) => authors.includes(one)) ? 'lent' : undefined;
}

/** What somebody does whose invitation another was shown, so that it is surely they. */
export const ANOTHER_PASSWORD = 'cree otra con «¿Olvidó su contraseña?», en la página de ingreso';
