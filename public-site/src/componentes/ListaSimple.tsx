import { Icono } from './Icono';
import css from './ListaSimple.module.css';

/** Short texts under a title: requirements, benefits. Nothing when there are none. */
export const ListaSimple = ({ titulo, elementos }: { titulo: string; elementos: readonly string[] }) =>
  elementos.length > 0 && (
    <div>
      <h3>{titulo}</h3>
      <ul className={css.lista}>
        {elementos.map((texto) => (
          <li key={texto}>
            <Icono nombre="listo" tamano={20} />
            {texto}
          </li>
        ))}
      </ul>
    </div>
  );
