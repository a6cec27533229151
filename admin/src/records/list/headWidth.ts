/**
 * Returns the minimum width, in characters, of a heading on two lines without broken words: «Oficial de crédito» → 10.
 */
export function headWidth(title: string): number {
  const words = title.split(' ');
  const cuts = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')]);
  return Math.min(...cuts.map((lines) => Math.max(...lines.map(({ length }) => length))));
}
