/** Renders a plain HTML page without scripts, for the API's documentation. */
export const htmlPage = (title: string, body: string): string =>
  `<!doctype html><html lang="es-BO"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(title)}</title><style>${styles}</style>
<h1>${text(title)}</h1>${body}</html>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML. */
export const text = (value: string): string => value.replace(/[&<>"]/g, (sign) => entities[sign] as string);

/** Renders OpenAPI descriptions as HTML: paragraphs, **strong** and `code`. */
export const paragraphs = (value: string): string =>
  value
    .split('\n\n')
    .map((one) => `<p>${marked(one)}</p>`)
    .join('');

const marked = (value: string): string =>
  text(value)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

const styles = `body{font:16px/1.6 system-ui,sans-serif;max-width:960px;margin:2rem auto;padding:0 1rem;color:#221a16;background:#fbf7f0}
h2{margin-top:2rem;border-bottom:2px solid #b0122b}summary{cursor:pointer;padding:.35rem 0}b{display:inline-block;min-width:4.5em;color:#0d5a43}
i{color:#b0122b}code{font-size:.95em;overflow-wrap:anywhere}ul{margin:0}`;
