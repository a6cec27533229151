import css from './Figures.module.css';

type Props = {
  what: string;
  howMuch: string;
  /** Pairs without a value are omitted. */
  data: readonly (readonly [que: string, cuanto: string | null])[];
};

/** A result: the main figure, announced to screen readers on change, and the figures that explain it. */
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
