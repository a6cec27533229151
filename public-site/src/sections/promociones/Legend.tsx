import css from './Legend.module.css';

/** The legend that the regulator requires in every public offer (RNSF, Libro 5.º, Título I, Capítulo IV). */
export const Legend = () => <p className={css.leyenda}>Entidad supervisada por ASFI</p>;
