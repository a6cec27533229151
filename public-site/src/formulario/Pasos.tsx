import css from './Pasos.module.css';

type Props = { titulos: readonly string[]; actual: number; alElegir: (paso: number) => void };

/** Where one is in a form of several steps. One goes back to any of those before; forward, by filling them. */
export const Pasos = ({ titulos, actual, alElegir }: Props) => (
  <nav aria-label="Pasos del formulario">
    <p className={css.texto} role="status">
      Paso {actual + 1} de {titulos.length}: <strong>{titulos[actual]}</strong>
    </p>
    <ol className={css.pasos}>
      {titulos.map((titulo, at) => (
        <li key={titulo} data-hecho={at <= actual || undefined}>
          {at < actual ? (
            <button type="button" onClick={() => alElegir(at)}>
              <span className={css.numero}>{at + 1}</span> <span className={css.titulo}>{titulo}</span>
            </button>
          ) : (
            <span aria-current={at === actual ? 'step' : undefined}>
              <span className={css.numero}>{at + 1}</span> <span className={css.titulo}>{titulo}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
