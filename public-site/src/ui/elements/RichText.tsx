import css from './RichText.module.css';

/** Formatted text of the cooperative's staff. The server leaves only harmless tags in it when it stores it. */
export const RichText = ({ html }: { html: string | null }) =>
  html ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized before it was stored.
    <div className={css.texto} dangerouslySetInnerHTML={{ __html: withScrolling(html) }} />
  ) : null;

/** On a phone a table is wider than the page: it is moved within a frame of its own, with the keyboard too. */
const withScrolling = (html: string): string =>
  html
    .replace(/<table>/g, `<div class="${css.tabla}" role="group" aria-label="Tabla" tabindex="0"><table>`)
    .replace(/<\/table>/g, '</table></div>');
