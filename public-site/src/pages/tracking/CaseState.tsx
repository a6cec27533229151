import { formatLongDate } from '@coop/domain/format';
import type { ReactNode } from 'react';
import { CaseCard } from '../../forms/receipts/CaseCard';
import { Icon } from '../../ui/elements/Icon';
import css from './CaseState.module.css';
import type { Stands } from './Stands';
import { termInWords } from './termInWords';

/** Where a case stands, and until when it is answered. */
export function CaseState({ caso, children }: { caso: Stands; children?: ReactNode }) {
  const { tipo, codigo, estado, fechaRecepcion } = caso;
  const [term, ...left] = termInWords(caso);
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
            {term} {left.length > 0 && <strong>{left}</strong>}
          </span>
        </p>
      )}
      {children ?? <p>Recibido el {formatLongDate(fechaRecepcion)}</p>}
    </CaseCard>
  );
}
