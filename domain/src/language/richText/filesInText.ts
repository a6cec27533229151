/** Kind of an embedded file: a picture is rendered, a document is linked. */
export type TextPart = 'imagen' | 'documento';
export type FileInText = { part: TextPart; id: string };

/** Opening tags that reference a file, as `filterAttributesOf` writes them. */
const naming = /<(figure|a) data-archivo="([\da-f-]{36})">/g;
const partOf = (tag: string): TextPart => (tag === 'figure' ? 'imagen' : 'documento');

/** Returns the files that a stored formatted text references, in order. */
export const filesInText = (html: string): FileInText[] =>
  [...html.matchAll(naming)].map(([, tag = '', id = '']) => ({ part: partOf(tag), id }));

/** Replaces each of those tags with the result of `draw` for its file. */
export const renderFilesInText = (html: string, draw: (file: FileInText) => string): string =>
  html.replace(naming, (_, tag: string, id: string) => draw({ part: partOf(tag), id }));
