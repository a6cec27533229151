import css from './SinResultado.module.css';

/** In place of a result that nothing was worked out for: what is wrong is said at each field. */
export const SinResultado = ({ faltas }: { faltas: number }) => (
  <p className={css.sin} role="status">
    <span aria-hidden="true">—</span>
    {faltas === 1
      ? 'Corrija el dato señalado para ver el resultado.'
      : 'Corrija los datos señalados para ver el resultado.'}
  </p>
);
