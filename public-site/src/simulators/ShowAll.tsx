import css from './ShowAll.module.css';

type Props = { text: string; href: string; onView: () => void };

/** Shows the rest of a table: here, or on the page at that address where no script runs. */
export const ShowAll = ({ text, href, onView }: Props) => (
  <p className={css.todas}>
    <a
      href={href}
      onClick={(e) => {
        e.preventDefault();
        onView();
      }}
    >
      {text}
    </a>
  </p>
);
