import css from './Accounts.module.css';

export type Figure = { value: string; note: string };

/** Four key figures of the cooperative, each with its date. */
export const Accounts = ({ figures }: { figures: readonly Figure[] }) =>
  figures.length > 0 && (
    <section className={css.banda} aria-labelledby="cuentas">
      <div className={`ancho ${css.fila}`}>
        <h2 id="cuentas">Cuentas claras, cada mes.</h2>
        <dl>
          {figures.map(({ value, note }) => (
            <div key={note}>
              <dd>{value}</dd>
              <dt>{note}</dt>
            </div>
          ))}
        </dl>
      </div>
      <div className="aguayo" />
    </section>
  );
