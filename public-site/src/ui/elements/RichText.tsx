import css from './RichText.module.css';

/** Rich text written by staff. The server sanitizes it on write. */
export const RichText = ({ html }: { html: string | null }) =>
  html ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized before it was stored.
    <div className={css.texto} dangerouslySetInnerHTML={{ __html: withScrolling(html) }} />
  ) : null;

/** Wraps each table in a keyboard-scrollable frame: on a phone it is wider than the page. */
const withScrolling = (html: string): string =>
  html
    .replace(/<table>/g, `<div class="${css.tabla}" role="group" aria-label="Tabla" tabindex="0"><table>`)
    .replace(/<\/table>/g, '</table></div>');
