import { ButtonLink } from '../ui/elements/Button';
import css from './LinkPanel.module.css';

type Props = {
  href: string;
  titulo: string;
  texto: string | null;
  button: string;
  /** Whether the block has its own title above the panel. */
  named: boolean;
};

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
