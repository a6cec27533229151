import { formatSize } from '@coop/domain/format';
import { rseTypes } from '../../wording/labels';
import css from './Publications.module.css';
import type { Publication } from './readPublications';

const ROOT_PATH = '/institucional/responsabilidad-social-empresarial';

/** Reports and policies: what each is, of which year, and its document at hand. */
export const Publications = ({ publications }: { publications: readonly Publication[] }) => (
  <ul className={css.lista}>
    {publications.map(({ slug, titulo, tipo, gestion, resumen, documento }) => (
      <li key={slug}>
        <p className={css.gestion}>{gestion}</p>
        <div>
          <p className={css.tipo}>{rseTypes[tipo]}</p>
          <h3>
            <a href={`${ROOT_PATH}/${slug}`}>{titulo}</a>
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
