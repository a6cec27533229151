import type { BriefSituacion } from '../../sections/necesito/readSituaciones';
import { SituacionList } from '../../sections/necesito/SituacionList';
import css from './Situaciones.module.css';

/** A strip of links to the most pressing situations. */
export const Situaciones = ({ situaciones }: { situaciones: readonly BriefSituacion[] }) => (
  <nav className={`ancho ${css.tira}`} aria-labelledby="necesito">
    <h2 id="necesito">
      <a href="/necesito">Necesito…</a>
    </h2>
    <SituacionList situaciones={situaciones} compact />
  </nav>
);
