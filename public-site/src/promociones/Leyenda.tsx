import css from './Leyenda.module.css';

/** What the regulator asks of every offer to the public (RNSF, Libro 5.º, Título I, Capítulo IV). */
export const Leyenda = () => <p className={css.leyenda}>Entidad supervisada por ASFI</p>;
