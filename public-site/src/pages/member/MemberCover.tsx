import { formatMoney } from '@coop/domain/format';
import { trailIn } from '@coop/domain/navigation';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Elements } from '../../blocks/BlockProps';
import { useEntidad, useMenu } from '../../reading/useLayout';
import { ButtonLink } from '../../ui/elements/Button';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs';
import { Help } from '../../ui/page/Help';
import { Metadata } from '../../ui/page/Metadata';
import css from './Member.module.css';

type Props = {
  title: string;
  summary: string;
  /** The total cost, where the tarifario states it. */
  total: string | null;
  figures: Elements['elementos'];
  children: ReactNode;
};

/** A page with a hero of its own: key figures and two calls to action. */
export function MemberCover({ title, summary, total, figures, children }: Props) {
  const entidad = useEntidad();
  const { pathname } = useLocation();
  const trail = trailIn(useMenu(), pathname);
  return (
    <article>
      <Metadata title={title} description={summary} breadcrumbs={trail} />
      <header className={css.portada}>
        <div className={`ancho ${css.fila}`}>
          <div className={css.mensaje}>
            <Breadcrumbs trail={trail} />
            <h1>{title}</h1>
            <p>{summary}</p>
            <dl className={css.cifras}>
              {total && (
                <div>
                  <dd>{formatMoney(total, 'BOB', Number.isInteger(Number(total)) ? 0 : 2)}</dd>
                  <dt>en total, una sola vez</dt>
                </div>
              )}
              {figures.map(({ titulo, dato }) => (
                <div key={`${titulo}${dato}`}>
                  <dd>{dato}</dd>
                  <dt>{titulo}</dt>
                </div>
              ))}
            </dl>
            <p className={css.acciones}>
              <ButtonLink href="#agencias" tone="oro">
                Ver dónde hacerlo
              </ButtonLink>
              <a href="/contactanos/consultas?tema=ser_socio">Preguntar en línea</a>
            </p>
          </div>
          {entidad?.motivo === 'aguayo' && <Members className={css.dibujo} />}
        </div>
      </header>
      <div className={`ancho ${css.contenido}`}>{children}</div>
      {entidad && <Help entidad={entidad} topic="ser_socio" />}
    </article>
  );
}

const rhombi = Array.from({ length: 9 }, (_, at) => 24 + at * 51);

/** Two members before a mountain, over a band of aguayo. */
const Members = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 460 380" aria-hidden="true">
    <circle cx="340" cy="48" r="46" fill="var(--oro)" />
    <path fill="var(--verde-oscuro)" d="M0 364v-84l88-132 52 60 90-140 98 152 54-62 78 98v108z" />
    <path fill="var(--blanco)" d="m230 68 38 60-24-14-14 20-24-30z" />
    <path fill="var(--blanco)" d="m88 148 22 26-14-4-18 14z" />
    <path fill="var(--carmesi)" d="M98 364c0-66 12-108 40-108s40 42 40 108z" />
    <path fill="var(--oro)" d="M112 308h52v9h-52zM114 328h50v6h-50z" />
    <circle cx="138" cy="224" r="26" fill="#8d4f31" />
    <path fill="none" stroke="#2a1b16" strokeWidth="13" strokeLinecap="round" d="M108 220c6-36 54-36 60 0" />
    <path fill="var(--blanco)" d="M218 364c0-74 16-126 44-126s44 52 44 126z" />
    <rect x="238" y="290" width="50" height="36" rx="5" fill="var(--verde)" />
    <path fill="var(--oro)" d="M246 298h24v5h-24z" />
    <circle cx="262" cy="205" r="27" fill="#a65f3f" />
    <path fill="#4a2f22" d="M236 197a27 27 0 0 1 52 0q-26-14-52 0z" />
    <path fill="var(--carmesi)" d="M0 362h460v18H0z" />
    {rhombi.map((x) => (
      <path key={x} fill="var(--oro)" d={`m${x} 371 9-6 9 6-9 6z`} />
    ))}
  </svg>
);
