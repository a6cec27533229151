/** What a file is within a formatted text: a picture is drawn, a document leads to itself. */
export type TextPart = 'imagen' | 'documento';
export type FileInText = { part: TextPart; id: string };

/** The opening tags that name a file, as `keptAttributes` leaves them. */
const naming = /<(figure|a) data-archivo="([\da-f-]{36})">/g;
const partOf = (tag: string): TextPart => (tag === 'figure' ? 'imagen' : 'documento');

/** The files that a stored formatted text names, in their order. */
export const filesInText = (html: string): FileInText[] =>
  [...html.matchAll(naming)].map(([, tag = '', id = '']) => ({ part: partOf(tag), id }));

/** The same text with each of those tags replaced by what `draw` gives for its file. */
export const drawFilesInText = (html: string, draw: (file: FileInText) => string): string =>
  html.replace(naming, (_, tag: string, id: string) => draw({ part: partOf(tag), id }));
