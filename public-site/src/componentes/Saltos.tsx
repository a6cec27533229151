import css from './Saltos.module.css';

type Props = { destinos: readonly { ancla: string; texto: string }[] };

/** Ways to the parts of a long page. Nothing when it has one part. */
export const Saltos = ({ destinos }: Props) =>
  destinos.length > 1 && (
    <nav className={css.saltos} aria-label="En esta página">
      <ul>
        {destinos.map(({ ancla, texto }) => (
          <li key={ancla}>
            <a href={`#${ancla}`}>{texto}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
