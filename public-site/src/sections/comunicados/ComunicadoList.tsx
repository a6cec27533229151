import { formatDate } from '@coop/domain/format';
import type { Publicado } from '../../reading/leer';
import { TappableTitle } from '../../ui/cards/TappableTitle';
import { Tag } from '../../ui/elements/Tag';
import { comunicadoTypes } from '../../wording/labels';
import css from './ComunicadoList.module.css';

type Comunicado = Pick<Publicado<'comunicados'>, 'slug' | 'titulo' | 'tipo' | 'numero' | 'fechaComunicado'> & {
  urgente: boolean;
  conPdf: boolean;
};

/** Announcements as a notice board: the day, what it is about, the title. */
export const ComunicadoList = ({ comunicados }: { comunicados: readonly Comunicado[] }) => (
  <ul className={css.lista}>
    {comunicados.map(({ slug, titulo, tipo, numero, fechaComunicado, urgente, conPdf }) => (
      <li key={slug} className={css.comunicado} data-urgente={urgente || undefined}>
        <time dateTime={fechaComunicado}>{formatDate(fechaComunicado)}</time>
        <div>
          <TappableTitle level={2}>
            <a href={`/comunicados/${slug}`}>{titulo}</a>
          </TappableTitle>
          <p className={css.datos}>
            {urgente && <Tag tone="carmesi">Urgente</Tag>}
            <Tag>{comunicadoTypes[tipo]}</Tag>
            {numero && <span>{numero}</span>}
            {conPdf && <span>Con documento PDF</span>}
          </p>
        </div>
      </li>
    ))}
  </ul>
);
