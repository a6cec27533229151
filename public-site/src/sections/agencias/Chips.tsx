import css from './Chips.module.css';

type Props = {
  /** Choices that the address makes. */
  links: readonly { label: string; href: string; chosen: boolean }[];
};

/** What narrows the list at one touch. What needs the visitor's place or clock waits for the script. */
export const Chips = ({ links }: Props) => (
  <div className={css.opciones}>
    <button type="button" data-con-guion data-cerca aria-pressed="false">
      Cerca de mí
    </button>
    <button type="button" data-con-guion data-abiertas aria-pressed="false">
      Abiertas ahora
    </button>
    {links.map(({ label, href, chosen }) => (
      <a key={label} href={href} aria-current={chosen ? 'true' : undefined}>
        {label}
      </a>
    ))}
  </div>
);
