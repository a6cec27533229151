import { htmlPage, paragraphs, text } from './htmlPage.js';
import type { OpenApi } from './openapi/openapi.js';
import type { Operation } from './openapi/operation.js';

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
