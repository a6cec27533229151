import { formatDate, formatPercent } from '@coop/domain/format';
import type { ReactNode } from 'react';
import css from './UsedTasa.module.css';

type Props = { tasaAnual: string; vigenteDesde: string | null; today: string; children?: ReactNode };

/** The rate of a result, its effective date and the calculation date, with the disclaimer. */
export const UsedTasa = ({ tasaAnual, vigenteDesde, today, children }: Props) => (
  <div className={css.nota}>
    <p>
      <strong>Tasa {formatPercent(tasaAnual)} anual</strong>
      {vigenteDesde && `, vigente desde el ${formatDate(vigenteDesde)}`}; calculado el {formatDate(today)}. {children}
    </p>
    <p>Resultado referencial, no constituye oferta ni compromiso. Sujeto a evaluación y a las condiciones vigentes.</p>
  </div>
);
