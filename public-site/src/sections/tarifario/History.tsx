import { formatDate, todayInLaPaz } from '@coop/domain/format';
import { Button } from '../../ui/elements/Button';
import css from './History.module.css';

type Version = { slug: string; titulo: string; vigenteDesde: string | null; vigenteHasta: string | null };

export const History = ({ versions, date }: { versions: readonly Version[]; date: string | null }) => (
  <>
    <form method="get" action="/institucional/tarifario" className={css.buscar}>
      <label>
        ¿Qué tarifario regía el día…?
        <input type="date" name="fecha" defaultValue={date ?? ''} max={todayInLaPaz()} required />
      </label>
      <Button type="submit" tone="claro">
        Consultar
      </Button>
    </form>
    <ol className={css.versiones}>
      {versions.map(({ slug, titulo, vigenteDesde, vigenteHasta }) => (
        <li key={slug}>
          <a href={`/institucional/tarifario/${slug}`}>{titulo}</a>
          <span>{periodOf(vigenteDesde, vigenteHasta)}</span>
        </li>
      ))}
    </ol>
  </>
);

/** Formats a validity period: «Del 1 de enero de 2026 al 30 de junio de 2026», «Desde el 1 de julio de 2026». */
export const periodOf = (from: string | null, until: string | null): string =>
  until ? `Del ${formatDate(from ?? '')} al ${formatDate(until)}` : `Desde el ${formatDate(from ?? '')}`;
