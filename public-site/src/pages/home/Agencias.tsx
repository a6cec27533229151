import css from './Agencias.module.css';

export type BriefAgencia = { slug: string; nombre: string; direccion: string };

/** Some branches; the page of branches has them all, with hours and map. */
export const Agencias = ({ agencias }: { agencias: readonly BriefAgencia[] }) => (
  <ul className={css.lista}>
    {agencias.map(({ slug, nombre, direccion }) => (
      <li key={slug}>
        <a href={`/contactanos/agencias#${slug}`}>{nombre}</a>
        <p>{direccion}</p>
      </li>
    ))}
  </ul>
);
