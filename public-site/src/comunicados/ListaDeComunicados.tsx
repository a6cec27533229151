import { formatDate } from '@coop/domain/format';
import { Link } from 'react-router-dom';
import { Etiqueta } from '../componentes/Etiqueta';
import { TituloTocable } from '../componentes/TituloTocable';
import { tiposDeComunicado } from '../etiquetas';
import type { Publicado } from '../leer';
import css from './ListaDeComunicados.module.css';

type Comunicado = Pick<Publicado<'comunicados'>, 'slug' | 'titulo' | 'tipo' | 'numero' | 'fechaComunicado'> & {
  urgente: boolean;
  conPdf: boolean;
};

/** Announcements as a notice board: the day, what it is about, the title. */
export const ListaDeComunicados = ({ comunicados }: { comunicados: readonly Comunicado[] }) => (
  <ul className={css.lista}>
    {comunicados.map(({ slug, titulo, tipo, numero, fechaComunicado, urgente, conPdf }) => (
      <li key={slug} className={css.comunicado} data-urgente={urgente || undefined}>
        <time dateTime={fechaComunicado}>{formatDate(fechaComunicado)}</time>
        <div>
          <TituloTocable nivel={2}>
            <Link to={`/comunicados/${slug}`}>{titulo}</Link>
          </TituloTocable>
          <p className={css.datos}>
            {urgente && <Etiqueta tono="carmesi">Urgente</Etiqueta>}
            <Etiqueta>{tiposDeComunicado[tipo]}</Etiqueta>
            {numero && <span>{numero}</span>}
            {conPdf && <span>Con documento PDF</span>}
          </p>
        </div>
      </li>
    ))}
  </ul>
);
