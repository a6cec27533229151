import type { PublicFile } from '@coop/domain';
import { Icono } from '../componentes/Icono';
import { Imagen } from '../componentes/Imagen';
import css from './EnlaceVideo.module.css';

/** The way to a video of YouTube, with the news' own cover: nothing is asked of YouTube before somebody goes there. */
export const EnlaceVideo = ({ href, portada }: { href: string; portada: PublicFile | null }) => (
  <a href={href} rel="noopener external" className={css.video}>
    {portada && <Imagen archivo={{ ...portada, alternativo: '' }} tamanos="(min-width: 900px) 780px, 100vw" />}
    <span className={css.boton}>
      <Icono nombre="reanudar" />
      <span>
        Ver el video <small>Se abre en YouTube</small>
      </span>
    </span>
  </a>
);
