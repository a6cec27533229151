import css from './Topics.module.css';

/** What a piece of news is about; each leads to the others that speak of it. */
export const Topics = ({ labels }: { labels: readonly string[] }) =>
  labels.length > 0 && (
    <ul className={css.temas} aria-label="Temas">
      {labels.map((label) => (
        <li key={label}>
          <a href={`/novedades?q=${encodeURIComponent(label)}`}>{label}</a>
        </li>
      ))}
    </ul>
  );
