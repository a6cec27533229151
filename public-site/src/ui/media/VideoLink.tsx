import type { PublicFile } from '@coop/domain';
import { Icon } from '../elements/Icon';
import { Picture } from './Picture';
import css from './VideoLink.module.css';

/** A link to a YouTube video with our own cover: no request goes to YouTube before a click. */
export const VideoLink = ({ href, cover }: { href: string; cover: PublicFile | null }) => (
  <a href={href} rel="noopener external" className={css.video}>
    {cover && <Picture file={{ ...cover, alternativo: '' }} sizes="(min-width: 900px) 780px, 100vw" />}
    <span className={css.boton}>
      <Icon name="reanudar" />
      <span>
        Ver el video <small>Se abre en YouTube</small>
      </span>
    </span>
  </a>
);
