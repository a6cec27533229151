import { formatSize } from '@coop/domain/format';
import { Link } from 'react-router-dom';
import { tiposDeRse } from '../etiquetas';
import type { Publicacion } from './leerPublicaciones';
import css from './Publicaciones.module.css';

const RAIZ = '/institucional/responsabilidad-social-empresarial';

/** Reports and policies: what each is, of which year, and its document at hand. */
export const Publicaciones = ({ publicaciones }: { publicaciones: readonly Publicacion[] }) => (
  <ul className={css.lista}>
    {publicaciones.map(({ slug, titulo, tipo, gestion, resumen, documento }) => (
      <li key={slug}>
        <p className={css.gestion}>{gestion}</p>
        <div>
          <p className={css.tipo}>{tiposDeRse[tipo]}</p>
          <h3>
            <Link to={`${RAIZ}/${slug}`}>{titulo}</Link>
          </h3>
          {resumen && <p>{resumen}</p>}
        </div>
        {documento && (
          <a href={documento.url} type={documento.mime} className={css.documento}>
            <span className="oculto">{titulo}: </span>PDF, {formatSize(documento.tamano)}
          </a>
        )}
      </li>
    ))}
  </ul>
);
