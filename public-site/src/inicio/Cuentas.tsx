import css from './Cuentas.module.css';

export type Cifra = { valor: string; nota: string };

/** How the cooperative is doing, in four figures, each with its date. */
export const Cuentas = ({ cifras }: { cifras: readonly Cifra[] }) =>
  cifras.length > 0 && (
    <section className={css.banda} aria-labelledby="cuentas">
      <div className={`ancho ${css.fila}`}>
        <h2 id="cuentas">Cuentas claras, cada mes.</h2>
        <dl>
          {cifras.map(({ valor, nota }) => (
            <div key={nota}>
              <dd>{valor}</dd>
              <dt>{nota}</dt>
            </div>
          ))}
        </dl>
      </div>
      <div className="aguayo" />
    </section>
  );
