import { formatLongDate, formatLongDateTime } from '@coop/domain/format';
import type { Publicado } from '../../reading/leer';
import css from './Timeline.module.css';

type Step = { title: string; when: string | null; where?: string | null };

/** The steps of a tender, one after the other, each with its moment and its place; what has passed is told from what comes. */
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
  const now = new Date().toISOString();
  const dated = steps.flatMap((step) => (step.when ? [{ ...step, when: step.when }] : []));
  const inOrder = dated.toSorted((a, b) => momentOf(a.when).localeCompare(momentOf(b.when)));
  const next = inOrder.findIndex(({ when }) => momentOf(when) > now);
  return (
    <ol className={css.cronograma}>
      {inOrder.map(({ title, when, where }, at) => (
        <li
          key={title}
          data-pasado={next < 0 || at < next ? '' : undefined}
          aria-current={at === next ? 'step' : undefined}
        >
          <strong>{title}</strong>
          <time dateTime={when}>{when.length > 10 ? formatLongDateTime(when) : formatLongDate(when)}</time>
          {where && <span>{where}</span>}
          {at === next && <span className={css.sigue}>Es lo que sigue</span>}
        </li>
      ))}
    </ol>
  );
};

/** A day that has no hour lasts until its end in La Paz. */
const momentOf = (when: string): string =>
  when.length > 10 ? new Date(when).toISOString() : new Date(`${when}T23:59:59-04:00`).toISOString();
