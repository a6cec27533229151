import type { OpenApi } from './openapi/openapi.js';
import type { Operation } from './openapi/operation.js';

/** Renders a plain HTML page without scripts, for the API's documentation. */
export const htmlPage = (title: string, body: string): string =>
  `<!doctype html><html lang="es-BO"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(title)}</title><style>${styles}</style>
<h1>${text(title)}</h1>${body}</html>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

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

type Listed = Operation & { path: string; method: string };

/** Renders the API on one plain HTML page without scripts: operations by group, with parameters and roles. */
export function readablePage({ info, tags, paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, { servers: _, ...item }]) =>
    Object.entries(item).map(([method, operation]): Listed => ({ path, method, ...(operation as Operation) })),
  );
  const groups = tags.map(({ name, description }) => {
    const list = operations.filter((operation) => operation.tags[0] === name);
    return `<h2>${text(name)}</h2><p>${text(description)}</p>${list.map(operationHtml).join('')}`;
  });
  return htmlPage(
    info.title,
    `${paragraphs(info.description)}<p>Para programas: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
<a href="/api/docs/errores">Los errores</a>.</p>${groups.join('')}`,
  );
}

const operationHtml = ({ path, method, summary, description, security, parameters = [], responses }: Listed) =>
  `<details><summary><b>${text(method.toUpperCase())}</b> <code>${text(path)}</code> ${text(summary)}${
    security.length > 0 ? ' <i>con sesión</i>' : ''
  }</summary>${paragraphs(description)}<ul>${parameters
    .map((p) => `<li><code>${text(p.name)}</code> (${text(p.in)}) ${text(String(p.description ?? ''))}</li>`)
    .join('')}</ul><p>Responde ${Object.keys(responses).join(', ')}</p></details>`;
