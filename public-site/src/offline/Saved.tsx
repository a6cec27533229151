import css from './Saved.module.css';

/** Held ready in each page: shown by the worker, with its day, where the page comes without a connection. */
export const Saved = () => (
  <p className={css.guardada} data-sin-conexion="" hidden>
    Sin conexión. Esta página es del {'{fecha}'}: lo que dice pudo cambiar desde entonces.
  </p>
);
