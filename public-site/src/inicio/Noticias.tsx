import { formatDate } from '@coop/domain/format';
import { Link } from 'react-router-dom';
import css from './Noticias.module.css';

export type Noticia = { slug: string; titulo: string; resumen: string | null; fechaPublicacion: string };

/** The latest news, as a newspaper heads them. */
export const Noticias = ({ noticias }: { noticias: readonly Noticia[] }) => (
  <ul className={css.lista}>
    {noticias.map(({ slug, titulo, resumen, fechaPublicacion }) => (
      <li key={slug}>
        <time dateTime={fechaPublicacion}>{formatDate(fechaPublicacion)}</time>
        <h3>
          <Link to={`/novedades/${slug}`}>{titulo}</Link>
        </h3>
        {resumen && <p>{resumen}</p>}
      </li>
    ))}
  </ul>
);
