/** Sentences one after the other, each with its full stop but the last, which stays as it was written. */
export function enFrases(...partes: readonly (string | false | undefined)[]): string {
  const dichas = partes.filter((parte) => parte !== undefined && parte !== false && parte !== '') as string[];
  return dichas.map((parte, at) => (at < dichas.length - 1 ? parte.replace(/([^.!?])$/, '$1.') : parte)).join(' ');
}
