import css from './Topics.module.css';

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
