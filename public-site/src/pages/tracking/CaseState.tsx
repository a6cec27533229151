import type { CaseStatus } from '@coop/domain/answers';
import { estimatedDay } from '@coop/domain/calendar';
import { formatLongDate } from '@coop/domain/format';
import type { ReactNode } from 'react';
import { CaseCard } from '../../forms/receipts/CaseCard';
import { Icon } from '../../ui/elements/Icon';
import css from './CaseState.module.css';

/** The status of a case, whichever way it was found. `diasHabiles`: remaining business days, where disclosed. */
type CaseStateData = Pick<
  CaseStatus,
  'tipo' | 'codigo' | 'estado' | 'fechaRecepcion' | 'tienePlazo' | 'fechaLimite' | 'estimada'
> & {
  diasHabiles?: number | null;
};

export function CaseState({ caso, children }: { caso: CaseStateData; children?: ReactNode }) {
  const { tipo, codigo, estado, fechaRecepcion } = caso;
  const [term, ...rest] = formatTerm(caso);
  return (
    <CaseCard
      before={
        <p className={css.codigo}>
          {tipo} N° {codigo}
        </p>
      }
      title={estado}
      titleClass={css.estado}
    >
      {caso.tienePlazo && (
        <p className={css.plazo}>
          <Icon name="calendario" size={20} />
          <span>
            {term} {rest.length > 0 && <strong>{rest}</strong>}
          </span>
        </p>
      )}
      {children ?? <p>Recibido el {formatLongDate(fechaRecepcion)}</p>}
    </CaseCard>
  );
}

function formatTerm({ fechaLimite, estimada, diasHabiles }: CaseStateData): readonly string[] {
  if (!fechaLimite) return ['Ya no corre el plazo de respuesta.'];
  const day = formatLongDate(fechaLimite);
  const daysLeft = typeof diasHabiles === 'number' ? [formatDaysLeft(diasHabiles)] : [];
  return [`Le respondemos hasta el ${estimada ? estimatedDay(day) : day}.`, ...daysLeft];
}

function formatDaysLeft(days: number): string {
  if (days === 0) return 'Hoy es el último día.';
  if (days > 0) return days === 1 ? 'Queda un día hábil.' : `Quedan ${days} días hábiles.`;
  return days === -1 ? 'El plazo pasó hace un día hábil.' : `El plazo pasó hace ${-days} días hábiles.`;
}
