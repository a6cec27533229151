import css from './Plain.module.css';

/** Plain text of several lines, as it was written. */
export const Plain = ({ text }: { text: string | null }) => (text ? <p className={css.llano}>{text}</p> : null);
