import css from './Plain.module.css';

/** Plain text with its line breaks. */
export const Plain = ({ text }: { text: string | null }) => (text ? <p className={css.llano}>{text}</p> : null);
