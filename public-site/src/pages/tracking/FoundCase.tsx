import type { Tracked } from '@coop/domain/answers';
import { estimatedDay } from '@coop/domain/calendar';
import { formatLongDate } from '@coop/domain/format';
import type { RefObject } from 'react';
import { Icon } from '../../ui/elements/Icon';
import css from './FoundCase.module.css';

type Props = { reclamo: Tracked; reference: RefObject<HTMLDivElement | null> };

/** Where it stands. */
export const FoundCase = ({ reclamo: { codigo, estado, fechaRecepcion, fechaLimite, estimada }, reference }: Props) => (
  <div ref={reference} className={css.hallado} role="status" tabIndex={-1}>
    <p className={css.codigo}>Reclamo N° {codigo}</p>
    <p className={css.estado}>{estado}</p>
    <p>Recibido el {formatLongDate(fechaRecepcion)}</p>
    <p className={css.plazo}>
      <Icon name="calendario" size={20} />
      {fechaLimite
        ? `Fecha límite de la respuesta: ${estimada ? estimatedDay(formatLongDate(fechaLimite)) : formatLongDate(fechaLimite)}`
        : 'Ya no corre el plazo de respuesta.'}
    </p>
  </div>
);
