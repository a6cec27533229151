import type { Found as Finding } from '@coop/domain/answers';
import { formatDate } from '@coop/domain/format';
import { idiomas, lenguas } from '@coop/domain/idiomas';
import { AnyLink } from '../../ui/elements/AnyLink';
import { Excerpt } from './Excerpt';
import css from './Found.module.css';

/** What was found, the best first. */
export const Found = ({ results }: { results: readonly Finding[] }) => (
  <ol className={css.hallados}>
    {results.map(({ titulo, fragmento, url, etiqueta, tipo, idioma, fecha }) => (
      <li key={url}>
        <h2 lang={idioma && lenguas[idioma].lang}>
          <AnyLink href={url}>
            {tipo === 'documento' && <span className={css.documento}>PDF</span>}
            {titulo}
          </AnyLink>
        </h2>
        <Excerpt text={fragmento} lang={idioma && lenguas[idioma].lang} />
        <p className={css.nota}>
          {tipo === 'documento' ? `Documento de ${etiqueta}` : etiqueta}
          {idioma && `, en ${idiomas[idioma].toLowerCase()}`} · {formatDate(fecha)}
        </p>
      </li>
    ))}
  </ol>
);
