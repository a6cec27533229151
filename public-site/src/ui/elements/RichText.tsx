import css from './RichText.module.css';

/** Formatted text of the cooperative's staff. The server leaves only harmless tags in it when it stores it. */
export const RichText = ({ html }: { html: string | null }) =>
  html ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized before it was stored.
    <div className={css.texto} dangerouslySetInnerHTML={{ __html: html }} />
  ) : null;
