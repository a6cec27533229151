import css from './Saved.module.css';

/** A hidden note in each page; the worker shows it, with the date, when it serves the page offline. */
export const Saved = () => (
  <p className={css.guardada} data-sin-conexion="" hidden>
    Sin conexión. Esta página es del {'{fecha}'}: lo que dice pudo cambiar desde entonces.
  </p>
);
