import { formatMoney } from '@coop/domain/format';
import { trailIn } from '@coop/domain/navigation';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Elements } from '../../blocks/BlockProps';
import { useEntidad } from '../../reading/useEntidad';
import { useMenu } from '../../reading/useMenu';
import { ButtonLink } from '../../ui/elements/Button';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs';
import { Help } from '../../ui/page/Help';
import { Metadata } from '../../ui/page/Metadata';
import css from './Member.module.css';
import { Members } from './Members';

type Props = {
  title: string;
  summary: string;
  /** The total cost, where the tarifario states it. */
  total: string | null;
  figures: Elements['elementos'];
  children: ReactNode;
};

/** A page with a cover of its own: its figures large, and the two ways to begin. */
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
