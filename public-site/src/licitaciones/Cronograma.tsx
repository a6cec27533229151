import { formatLongDate, formatLongDateTime } from '@coop/domain/format';
import type { Publicado } from '../leer';
import css from './Cronograma.module.css';

type Paso = { titulo: string; cuando: string | null; donde?: string | null };

/** The steps of a tender in their order, each with its moment and its place. */
export const Cronograma = ({ licitacion: l }: { licitacion: Publicado<'institucional/licitaciones'> }) => {
  const pasos: Paso[] = [
    { titulo: 'Publicación', cuando: l.fechaPublicacion },
    { titulo: 'Consultas escritas hasta', cuando: l.consultasHasta, donde: l.correoConsultas },
    { titulo: 'Reunión de aclaración', cuando: l.reunionAclaracion, donde: l.reunionLugar },
    { titulo: 'Presentación de propuestas hasta', cuando: l.presentacionHasta, donde: l.lugarPresentacion },
    { titulo: 'Apertura de sobres, en acto público', cuando: l.apertura, donde: l.aperturaLugar },
    { titulo: 'Resultado previsto', cuando: l.resultadoPrevisto },
    { titulo: 'Resultado', cuando: l.fechaResultado },
    { titulo: 'Objeciones hasta', cuando: l.objecionesHasta },
  ];
  return (
    <ol className={css.cronograma}>
      {pasos.map(
        ({ titulo, cuando, donde }) =>
          cuando && (
            <li key={titulo}>
              <strong>{titulo}</strong>
              <time dateTime={cuando}>{cuando.length > 10 ? formatLongDateTime(cuando) : formatLongDate(cuando)}</time>
              {donde && <span>{donde}</span>}
            </li>
          ),
      )}
    </ol>
  );
};
