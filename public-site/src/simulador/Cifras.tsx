import css from './Cifras.module.css';

type Props = {
  que: string;
  cuanto: string;
  /** Those without a value are left out. */
  datos: readonly (readonly [que: string, cuanto: string | null])[];
};

/** A result: the figure that people came for, read out when it changes, and those that explain it. */
export const Cifras = ({ que, cuanto, datos }: Props) => (
  <div className={css.cifras}>
    <p>
      <span className={css.que}>{que}</span>
      <output className={css.cuanto}>{cuanto}</output>
    </p>
    <dl>
      {datos.map(
        ([nombre, valor]) =>
          valor !== null && (
            <div key={nombre}>
              <dt>{nombre}</dt>
              <dd>{valor}</dd>
            </div>
          ),
      )}
    </dl>
  </div>
);
