import type { Tracked } from '@coop/domain/answers';
import { estimatedDay } from '@coop/domain/calendar';
import { formatLongDate } from '@coop/domain/format';
import type { RefObject } from 'react';
import { Icono } from '../componentes/Icono';
import css from './Hallado.module.css';

type Props = { reclamo: Tracked; referencia: RefObject<HTMLDivElement | null> };

/** Where it stands. */
export const Hallado = ({ reclamo: { codigo, estado, fechaRecepcion, fechaLimite, estimada }, referencia }: Props) => (
  <div ref={referencia} className={css.hallado} role="status" tabIndex={-1}>
    <p className={css.codigo}>Reclamo N° {codigo}</p>
    <p className={css.estado}>{estado}</p>
    <p>Recibido el {formatLongDate(fechaRecepcion)}</p>
    <p className={css.plazo}>
      <Icono nombre="calendario" tamano={20} />
      {fechaLimite
        ? `Fecha límite de la respuesta: ${estimada ? estimatedDay(formatLongDate(fechaLimite)) : formatLongDate(fechaLimite)}`
        : 'Ya no corre el plazo de respuesta.'}
    </p>
  </div>
);
