import css from './Llano.module.css';

/** Plain text of several lines, as it was written. */
export const Llano = ({ texto }: { texto: string | null }) => (texto ? <p className={css.llano}>{texto}</p> : null);
