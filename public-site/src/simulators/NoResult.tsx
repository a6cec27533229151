import css from './NoResult.module.css';

/** In place of a result that nothing was worked out for: what is wrong is said at each field. */
export const NoResult = ({ faults }: { faults: number }) => (
  <p className={css.sin} role="status">
    <span aria-hidden="true">—</span>
    {faults === 1
      ? 'Corrija el dato señalado para ver el resultado.'
      : 'Corrija los datos señalados para ver el resultado.'}
  </p>
);
