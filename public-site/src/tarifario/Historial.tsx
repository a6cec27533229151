import { formatDate, todayInLaPaz } from '@coop/domain/format';
import { Form, Link } from 'react-router-dom';
import { Boton } from '../componentes/Boton';
import css from './Historial.module.css';

type Version = { slug: string; titulo: string; vigenteDesde: string | null; vigenteHasta: string | null };

/** Which version held on a day, and the latest ones. */
export const Historial = ({ versiones, fecha }: { versiones: readonly Version[]; fecha: string | null }) => (
  <>
    <Form method="get" action="/institucional/tarifario" className={css.buscar}>
      <label>
        ¿Qué tarifario regía el día…?
        <input type="date" name="fecha" defaultValue={fecha ?? ''} max={todayInLaPaz()} required />
      </label>
      <Boton type="submit" tono="claro">
        Consultar
      </Boton>
    </Form>
    <ol className={css.versiones}>
      {versiones.map(({ slug, titulo, vigenteDesde, vigenteHasta }) => (
        <li key={slug}>
          <Link to={`/institucional/tarifario/${slug}`}>{titulo}</Link>
          <span>{periodoDe(vigenteDesde, vigenteHasta)}</span>
        </li>
      ))}
    </ol>
  </>
);

/** «Del 1 de enero de 2026 al 30 de junio de 2026», «Desde el 1 de julio de 2026». */
export const periodoDe = (desde: string | null, hasta: string | null): string =>
  hasta ? `Del ${formatDate(desde ?? '')} al ${formatDate(hasta)}` : `Desde el ${formatDate(desde ?? '')}`;
