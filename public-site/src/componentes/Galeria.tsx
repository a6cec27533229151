import type { PublicFile } from '@coop/domain';
import css from './Galeria.module.css';
import { Imagen } from './Imagen';

/** Pictures with what is said of them; the first one large. */
export const Galeria = ({ imagenes }: { imagenes: readonly { imagen: PublicFile; pie: string | null }[] }) =>
  imagenes.length > 0 && (
    <ul className={css.galeria}>
      {imagenes.map(({ imagen, pie }, at) => (
        <li key={imagen.id}>
          <figure>
            <Imagen
              archivo={imagen}
              prioritaria={at === 0}
              tamanos={at === 0 ? '(min-width: 900px) 780px, 100vw' : '380px'}
            />
            {pie && <figcaption>{pie}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
