import css from './Figures.module.css';

type Props = {
  what: string;
  howMuch: string;
  /** Those without a value are left out. */
  data: readonly (readonly [que: string, cuanto: string | null])[];
};

/** A result: the figure that people came for, read out when it changes, and those that explain it. */
export const Figures = ({ what, howMuch, data }: Props) => (
  <div className={css.cifras}>
    <p>
      <span className={css.que}>{what}</span>
      <output className={css.cuanto}>{howMuch}</output>
    </p>
    <dl>
      {data.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  </div>
);
