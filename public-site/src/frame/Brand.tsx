import type { Entidad } from '@coop/domain/entidad';
import css from './Brand.module.css';

/** The kantuta flower, in the three colours that it has. */
export const Kantuta = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
    <path
      fill="var(--carmesi)"
      d="M10.5 12h11c2.6 4 4 7.8 3.8 11.2-1.9.3-3.3-.2-4.3-1.5-.7 3-2.3 5.2-5 7.3-2.7-2.1-4.3-4.3-5-7.3-1 1.3-2.4 1.8-4.3 1.5C6.5 19.8 7.9 16 10.5 12z"
    />
    <path fill="var(--oro)" d="M13 7h6c1 1.6 1.8 3.3 2.5 5h-11C11.2 10.3 12 8.6 13 7z" />
    <path fill="var(--verde)" d="M16 2c1.2 1.6 2.2 3.3 3 5h-6c.8-1.7 1.8-3.4 3-5z" />
  </svg>
);

/** The entity's name, which leads home. */
export const Brand = ({ entidad }: { entidad: Entidad }) => (
  <a href="/" className={css.marca} aria-label={`${entidad.nombreCorto}, inicio`}>
    <Kantuta className={css.flor} />
    <span>
      <span className={css.nombre}>{entidad.nombreCorto}</span>
      <span className={css.lema}>{entidad.lema}</span>
    </span>
  </a>
);
