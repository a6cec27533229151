import type { BriefSituacion } from './readSituaciones';
import css from './Situaciones.module.css';
import { SituacionList } from './SituacionList';

export const Situaciones = ({ situaciones }: { situaciones: readonly BriefSituacion[] }) => (
  <nav className={`ancho ${css.tira}`} aria-labelledby="necesito">
    <h2 id="necesito">
      <a href="/necesito">Necesito…</a>
    </h2>
    <SituacionList situaciones={situaciones} compact />
  </nav>
);
