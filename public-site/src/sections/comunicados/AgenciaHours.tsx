import css from './AgenciaHours.module.css';
import type { AgenciasWithHours } from './readAgencias';

export const AgenciaHours = ({ groups }: { groups: readonly AgenciasWithHours[] }) =>
  groups.map(({ agencias, horas }) => (
    <div key={horas.join()} className={css.horas}>
      {horas.map((one) => (
        <p key={one}>{one}</p>
      ))}
      <ul className="vinetas">
        {agencias.map(({ slug, nombre }) => (
          <li key={slug}>
            <a href={`/contactanos/agencias#${slug}`}>{nombre}</a>
          </li>
        ))}
      </ul>
    </div>
  ));
