import type { ReactNode } from 'react';
import css from './DataSheet.module.css';

type Props = {
  data: readonly (readonly [string, ReactNode])[];
  /** Short values: on phones, label and value share a line. */
  brief?: boolean;
};

export const DataSheet = ({ data, brief }: Props) => (
  <dl className={`${css.ficha} ${brief ? css.breve : ''}`}>
    {data
      .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
