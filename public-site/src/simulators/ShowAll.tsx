import css from './ShowAll.module.css';

type Props = { text: string; href: string; onView: () => void };

/** Shows all the rows of a table: in place, or without JavaScript on the page at `href`. */
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
