/** Builds the placeholder of a document in rich text, until it is rendered and stored. */
export const documentInText = (made: string, words: string): string =>
  `<a data-archivo="${encodeURIComponent(made)}">${words}</a>`;

/** Replaces each placeholder in rich text with the result of `change`; `part` is its kind. */
export const mapInText = (html: string, change: (made: string, part: 'imagen' | 'documento') => string): string =>
  html.replace(
    /<(figure|a) data-archivo="(%7B[^"]+)">/g,
    (_, tag: string, made: string) =>
      `<${tag} data-archivo="${change(decodeURIComponent(made), tag === 'figure' ? 'imagen' : 'documento')}">`,
  );
