import { AgenciasMap } from '../sections/agencias/map/AgenciasMap';
import type { BlockProps } from './BlockProps';
import css from './MapBlock.module.css';

/** Branches on a map that the page draws itself, and the same branches as a list. */
export const MapBlock = ({ bloque: { titulo, llamado } }: BlockProps) =>
  llamado?.que === 'agencias' && (
    <>
      {!titulo && <h2>Dónde estamos</h2>}
      <div className={css.mapa}>
        <AgenciasMap agencias={llamado.agencias} />
        <ul className={css.lista}>
          {llamado.agencias.map(({ slug, nombre, municipio }) => (
            <li key={slug}>
              <a href={`/contactanos/agencias#${slug}`}>{nombre}</a>
              {!nombre.includes(municipio) && <span>{municipio}</span>}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
