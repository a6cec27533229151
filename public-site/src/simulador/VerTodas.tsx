import css from './VerTodas.module.css';

type Props = { texto: string; href: string; alVer: () => void };

/** Shows the rest of a table: here, or on the page at that address where no script runs. */
export const VerTodas = ({ texto, href, alVer }: Props) => (
  <p className={css.todas}>
    <a
      href={href}
      onClick={(e) => {
        e.preventDefault();
        alVer();
      }}
    >
      {texto}
    </a>
  </p>
);
