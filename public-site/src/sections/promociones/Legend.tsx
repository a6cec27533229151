import css from './Legend.module.css';

/** What the regulator asks of every offer to the public (RNSF, Libro 5.º, Título I, Capítulo IV). */
export const Legend = () => <p className={css.leyenda}>Entidad supervisada por ASFI</p>;
