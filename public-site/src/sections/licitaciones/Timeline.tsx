import { formatLongDate, formatLongDateTime } from '@coop/domain/format';
import type { Publicado } from '../../reading/leer';
import css from './Timeline.module.css';

type Step = { title: string; when: string | null; where?: string | null };

/** The steps of a tender in their order, each with its moment and its place. */
export const Timeline = ({ licitacion: l }: { licitacion: Publicado<'institucional/licitaciones'> }) => {
  const steps: Step[] = [
    { title: 'Publicación', when: l.fechaPublicacion },
    { title: 'Consultas escritas hasta', when: l.consultasHasta, where: l.correoConsultas },
    { title: 'Reunión de aclaración', when: l.reunionAclaracion, where: l.reunionLugar },
    { title: 'Presentación de propuestas hasta', when: l.presentacionHasta, where: l.lugarPresentacion },
    { title: 'Apertura de sobres, en acto público', when: l.apertura, where: l.aperturaLugar },
    { title: 'Resultado previsto', when: l.resultadoPrevisto },
    { title: 'Resultado', when: l.fechaResultado },
    { title: 'Objeciones hasta', when: l.objecionesHasta },
  ];
  return (
    <ol className={css.cronograma}>
      {steps.map(
        ({ title, when, where }) =>
          when && (
            <li key={title}>
              <strong>{title}</strong>
              <time dateTime={when}>{when.length > 10 ? formatLongDateTime(when) : formatLongDate(when)}</time>
              {where && <span>{where}</span>}
            </li>
          ),
      )}
    </ol>
  );
};
