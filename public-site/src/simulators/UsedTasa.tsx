import { formatDate, formatPercent } from '@coop/domain/format';
import type { ReactNode } from 'react';
import css from './UsedTasa.module.css';

type Props = { tasaAnual: string; vigenteDesde: string | null; today: string; children?: ReactNode };

/** Which rate the result was worked out at, from when it holds, on which day; and that it binds nobody. */
export const UsedTasa = ({ tasaAnual, vigenteDesde, today, children }: Props) => (
  <div className={css.nota}>
    <p>
      <strong>Tasa {formatPercent(tasaAnual)} anual</strong>
      {vigenteDesde && `, vigente desde el ${formatDate(vigenteDesde)}`}; calculado el {formatDate(today)}. {children}
    </p>
    <p>Resultado referencial, no constituye oferta ni compromiso. Sujeto a evaluación y a las condiciones vigentes.</p>
  </div>
);
