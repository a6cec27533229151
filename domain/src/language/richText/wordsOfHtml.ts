const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Converts formatted text to plain text, one line per paragraph. Never render the result as HTML. */
export const wordsOfHtml = (html: string): string =>
  html
    .replace(/(?<=<t[dh][^<>]*>)<p>|<\/p>(?=<\/t[dh]>)/g, '')
    .replace(/<br\s*\/?>|<\/(?:p|li|h\d|tr|blockquote|figcaption|figure|div)>/g, '\n')
    .replace(
      /<(?:p|h\d|[uo]l|div|figure|table|blockquote)\b[^<>]*>|<a (?=[^<>]*\bdata-(?:archivo|video)=)[^<>]*>/g,
      '\n',
    )
    .replace(/<\/t[dh]>/g, '\t')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
