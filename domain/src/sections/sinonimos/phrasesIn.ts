/** Splits a field with one phrase per line. */
export const phrasesIn = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
