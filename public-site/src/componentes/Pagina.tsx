import { type NavigationItem, trailOf } from '@coop/domain/navigation';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useEntidad } from '../useEntidad';
import { Ayuda } from './Ayuda';
import { Metadatos } from './Metadatos';
import { Migas } from './Migas';
import css from './Pagina.module.css';

type Props = Pick<ComponentProps<typeof Metadatos>, 'imagen' | 'tipo' | 'cosas' | 'sinIndice'> & {
  titulo: string;
  resumen?: ReactNode;
  /** Plain text for search engines, when the summary is not plain. */
  descripcion?: string;
  /** The way here; the navigation's own when left out. */
  migas?: readonly NavigationItem[];
  /** What must be seen at first sight, beside the title. */
  dato?: ReactNode;
  /** The topic that a query from this page is about. */
  tema?: string;
  /** The code of what this page is about, which goes with the query. */
  referencia?: string;
  /** Without the band of contact at the end. */
  sinAyuda?: boolean;
  children?: ReactNode;
};

/** The pattern of every page: the way here, one title, a summary, the content, how to ask. */
export function Pagina({
  titulo,
  resumen,
  descripcion,
  migas,
  dato,
  tema,
  referencia,
  sinAyuda,
  children,
  imagen,
  tipo,
  cosas,
  sinIndice,
}: Props) {
  const { pathname } = useLocation();
  const entidad = useEntidad();
  const camino = migas ?? trailOf(pathname);
  const description = descripcion ?? (typeof resumen === 'string' ? resumen : undefined);
  return (
    <article>
      <Metadatos titulo={titulo} descripcion={description} migas={camino} {...{ imagen, tipo, cosas, sinIndice }} />
      <header className={`ancho ${css.cabecera}`}>
        <Migas camino={camino} />
        <div className={css.titulo}>
          <div>
            <h1>{titulo}</h1>
            {resumen && <div className={css.resumen}>{resumen}</div>}
          </div>
          {dato && <div className={css.dato}>{dato}</div>}
        </div>
      </header>
      <div className={`ancho ${css.contenido}`}>{children}</div>
      {!sinAyuda && entidad && <Ayuda entidad={entidad} {...{ tema, referencia }} />}
    </article>
  );
}
