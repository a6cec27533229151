import { formatDate } from '@coop/domain/format';
import { BotonEnlace } from '../componentes/Boton';
import { Kantuta } from '../disposicion/Marca';
import css from './Promociones.module.css';

export type Promocion = { slug: string; titulo: string; resumen: string | null; vigenteHasta: string | null };

/** The promotions of today, large. */
export const Promociones = ({ promociones }: { promociones: readonly Promocion[] }) => (
  <ul className={css.lista}>
    {promociones.map(({ slug, titulo, resumen, vigenteHasta }) => (
      <li key={slug} className={css.promocion}>
        <Kantuta className={css.flor} />
        <p className={css.hasta}>{vigenteHasta ? `Hasta el ${formatDate(vigenteHasta)}` : 'Todo el año'}</p>
        <h3>{titulo}</h3>
        {resumen && <p className={css.resumen}>{resumen}</p>}
        <BotonEnlace to={`/promociones/${slug}`} tono="claro" aria-label={`Conocer las condiciones: ${titulo}`}>
          Conocer las condiciones
        </BotonEnlace>
      </li>
    ))}
  </ul>
);
