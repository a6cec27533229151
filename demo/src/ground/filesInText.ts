/** A document as it stands in a formatted text of a draft, until it is made and stored. */
export const documentInText = (made: string, words: string): string =>
  `<a data-archivo="${encodeURIComponent(made)}">${words}</a>`;

/** The text with each such file named by what `change` gives; `part` is what it is there. */
export const mapInText = (html: string, change: (made: string, part: 'imagen' | 'documento') => string): string =>
  html.replace(
    /<(figure|a) data-archivo="(%7B[^"]+)">/g,
    (_, tag: string, made: string) =>
      `<${tag} data-archivo="${change(decodeURIComponent(made), tag === 'figure' ? 'imagen' : 'documento')}">`,
  );
