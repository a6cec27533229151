/**
 * A user's part in a text: `own`, as an author or an author's credential giver; `lent`, as holder of credentials that
 * an author saw.
 */
export type Part = 'own' | 'lent';

/** Returns uid's part. `authors` include their credential givers; `behind` are uid's own. Undefined: no part. */
export function partIn(authors: readonly string[], uid: string, behind: readonly string[]): Part | undefined {
  if (authors.includes(uid)) return 'own';
  return behind.some((one) => authors.includes(one)) ? 'lent' : undefined;
}

/** Instruction for users whose invitation link another person saw: a new password by email proves their identity. */
export const ANOTHER_PASSWORD = 'cree otra con «¿Olvidó su contraseña?», en la página de ingreso';
