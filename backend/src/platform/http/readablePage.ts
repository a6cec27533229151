import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: Parameter[];
};
type Parameter = { name: string; in: string; required?: boolean; description?: string };

/** The API on one page of plain HTML that needs no script: operations by group, with what each takes and who may. */
export function readablePage(document: OpenAPIObject): string {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const groups = [...new Set(operations.map(groupOf))].map((group) => ({
    group,
    list: operations.filter((operation) => groupOf(operation) === group),
  }));
  return `<!doctype html><html lang="es-BO"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(document.info.title)}</title><style>${styles}</style>
<h1>${text(document.info.title)}</h1><p>${text(document.info.description ?? '')} Descripción completa: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${groups.map(({ group, list }) => `<h2>${text(group)}</h2>${list.map(operationHtml).join('')}`).join('')}</html>`;
}

const operationHtml = ({
  path,
  method,
  summary,
  description,
  security,
  parameters = [],
}: Operation & { path: string; method: string }) =>
  `<details><summary><b>${text(method.toUpperCase())}</b> <code>${text(path)}</code> ${text(summary ?? '')}${
    security ? ' <i>con sesión</i>' : ''
  }</summary>${description ? `<p>${text(description)}</p>` : ''}<ul>${parameters
    .map((p) => `<li><code>${text(p.name)}</code> (${text(p.in)}) ${text(p.description ?? '')}</li>`)
    .join('')}</ul></details>`;

const groupOf = ({ tags }: Operation) => tags?.[0] ?? 'General';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string) => value.replace(/[&<>"]/g, (sign) => entities[sign] as string);

const styles = `body{font:16px/1.6 system-ui,sans-serif;max-width:960px;margin:2rem auto;padding:0 1rem;color:#221a16;background:#fbf7f0}
h2{margin-top:2rem;border-bottom:2px solid #b0122b}summary{cursor:pointer;padding:.35rem 0}b{display:inline-block;min-width:4.5em;color:#0d5a43}
i{color:#b0122b}code{font-size:.95em;overflow-wrap:anywhere}`;
