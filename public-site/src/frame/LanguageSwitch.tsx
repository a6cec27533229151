import { lenguas } from '@coop/domain/idiomas';
import type { Languages } from '../reading/useLayout';
import css from './LanguageSwitch.module.css';

/** Links to the page in its other languages, each in its own name. Renders nothing when there is only one. */
export const LanguageSwitch = ({ idioma, ediciones }: Languages) =>
  ediciones.length > 1 && (
    <nav className={css.idiomas} aria-label="Leer en otro idioma">
      <ul className="ancho">
        {ediciones.map((edicion) => {
          const { nombre, lang } = lenguas[edicion.idioma];
          const isThis = edicion.idioma === idioma;
          return (
            <li key={edicion.idioma}>
              <a href={edicion.ruta} lang={lang} hrefLang={lang} aria-current={isThis ? 'page' : undefined}>
                {nombre}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
