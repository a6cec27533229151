import type { ReactNode } from 'react';
import css from './DataSheet.module.css';

type Props = {
  data: readonly (readonly [string, ReactNode])[];
  /** Figures and few words: on phones, each in a line with its name. */
  brief?: boolean;
};

/** Named data. Pairs without a value are left out. */
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
