import { problemCodes, problems } from '@coop/domain/answers';
import { htmlPage, paragraphs, text } from '../htmlPage.js';
import { problemNotes } from './problemNotes.js';

/** Renders all errors on one page, the target of each `type`. */
export const problemsPage = (): string =>
  htmlPage(
    'Errores de la API',
    `<p>Todo error es <code>application/problem+json</code> (RFC 9457): <code>type</code> lleva a esta página, <code>detail</code> es un
mensaje para personas y <code>codigo</code> es uno de estos. <a href="/api/docs">La API</a></p>${problemCodes.map(problemHtml).join('')}`,
  );

const problemHtml = (code: (typeof problemCodes)[number]) => {
  const [status, title] = problems[code];
  const { means, todo } = problemNotes[code];
  return `<h2 id="${code}"><code>${code}</code></h2><p><b>${status}</b> ${text(title)}</p>${paragraphs(means)}${paragraphs(todo)}`;
};
