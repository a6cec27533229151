import css from './NoResult.module.css';

/** Replaces the result while the input is invalid; each field shows its own error. */
export const NoResult = ({ faults }: { faults: number }) => (
  <p className={css.sin} role="status">
    <span aria-hidden="true">—</span>
    {faults === 1
      ? 'Corrija el dato señalado para ver el resultado.'
      : 'Corrija los datos señalados para ver el resultado.'}
  </p>
);
