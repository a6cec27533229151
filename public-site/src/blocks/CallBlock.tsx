import { ButtonLink } from '../ui/elements/Button';
import { RichText } from '../ui/elements/RichText';
import type { BlockProps } from './Blocks';
import css from './CallBlock.module.css';

/** One thing to do, with its reason. */
export const CallBlock = ({ bloque: { titulo, texto, boton, llamado } }: BlockProps) =>
  llamado?.que === 'pagina' && (
    <div className={css.llamada}>
      <div>
        {titulo && <h2>{titulo}</h2>}
        <RichText html={texto} />
      </div>
      <ButtonLink href={llamado.href} tone="oro" rel={llamado.href.startsWith('/') ? undefined : 'noopener'}>
        {boton}
      </ButtonLink>
    </div>
  );
