import type { AgenciaOfComunicado } from './readAgencias';

/** The branches that an announcement names, each with its hours where it is about them. */
export const AgenciaHours = ({ agencias }: { agencias: readonly AgenciaOfComunicado[] }) => (
  <ul className="vinetas">
    {agencias.map(({ slug, nombre, horas }) => (
      <li key={slug}>
        <a href={`/contactanos/agencias#${slug}`}>{nombre}</a>
        {horas.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </li>
    ))}
  </ul>
);
