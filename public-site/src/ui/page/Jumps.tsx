import css from './Jumps.module.css';

type Props = { targets: readonly { anchor: string; text: string }[] };

export const Jumps = ({ targets }: Props) =>
  targets.length > 1 && (
    <nav className={css.saltos} aria-label="En esta página">
      <ul>
        {targets.map(({ anchor, text }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
