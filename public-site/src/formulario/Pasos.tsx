import css from './Pasos.module.css';

/** Where one is in a form of several steps. */
export const Pasos = ({ titulos, actual }: { titulos: readonly string[]; actual: number }) => (
  <div>
    <p className={css.texto} role="status">
      Paso {actual + 1} de {titulos.length}: <strong>{titulos[actual]}</strong>
    </p>
    <ol className={css.pasos} aria-hidden="true">
      {titulos.map((titulo, at) => (
        <li key={titulo} data-hecho={at <= actual || undefined} />
      ))}
    </ol>
  </div>
);
