import { ButtonLink } from '../ui/elements/Button';
import css from './LinkPanel.module.css';

type Props = {
  href: string;
  titulo: string;
  texto: string | null;
  button: string;
  /** The block has a title of its own over it. */
  named: boolean;
};

/** The way to a page of ours, with what it is for. */
export function LinkPanel({ href, titulo, texto, button, named }: Props) {
  const Heading = named ? 'h3' : 'h2';
  return (
    <div className={css.panel}>
      <div>
        <Heading>{titulo}</Heading>
        {texto && <p>{texto}</p>}
      </div>
      <ButtonLink href={href} aria-label={`${button}: ${titulo}`}>
        {button}
      </ButtonLink>
    </div>
  );
}
