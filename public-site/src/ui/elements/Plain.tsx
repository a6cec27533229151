import css from './Plain.module.css';

export const Plain = ({ text }: { text: string | null }) => (text ? <p className={css.llano}>{text}</p> : null);
