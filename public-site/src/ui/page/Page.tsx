import { type NavigationItem, trailIn } from '@coop/domain/navigation';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useEntidad, useMenu, useStaffPage } from '../../reading/useLayout';
import { Breadcrumbs } from './Breadcrumbs';
import { coverOf } from './covers';
import { Drawing } from './Drawing';
import { Help } from './Help';
import { Illimani } from './Illimani';
import { Metadata } from './Metadata';
import css from './Page.module.css';

export type CoverFigure = readonly [value: string | null, note: string | null];

type Props = Pick<ComponentProps<typeof Metadata>, 'picture' | 'type' | 'jsonLd' | 'noIndex'> & {
  title: string;
  /** Visible heading, where the title has text that the page already shows. */
  heading?: string;
  summary?: ReactNode;
  /** Plain text for search engines, when the summary is not plain. */
  description?: string;
  /** Defaults to the menu's breadcrumbs. */
  breadcrumbs?: readonly NavigationItem[];
  figures?: readonly CoverFigure[];
  action?: ReactNode;
  datum?: ReactNode;
  topic?: string;
  /** Code of the page's subject, sent with the enquiry. */
  reference?: string;
  noHelp?: boolean;
  /** The page itself shows, or omits, what staff wrote for its address: a title, a summary and blocks. */
  ownText?: boolean;
  compact?: boolean;
  children?: ReactNode;
};

/** Frame of every page: metadata, breadcrumbs, cover, staff-written content and help. */
export function Page({
  title: ownTitle,
  heading,
  summary: ownSummary,
  description: ownDescription,
  breadcrumbs,
  figures = [],
  action,
  datum,
  topic,
  reference,
  noHelp,
  ownText,
  compact,
  children,
  picture,
  type,
  jsonLd,
  noIndex,
}: Props) {
  const { pathname } = useLocation();
  const entidad = useEntidad();
  const menu = useMenu();
  const { escrita, texto } = useStaffPage();
  const written = ownText ? null : escrita;
  const title = written?.titulo ?? ownTitle;
  const summary = written?.resumen ?? ownSummary;
  const trail = breadcrumbs ?? trailIn(menu, pathname);
  const plainDescription = written?.resumen ?? ownDescription ?? (typeof summary === 'string' ? summary : undefined);
  const cover = compact ? undefined : coverOf(pathname);
  const isAdorned = entidad?.motivo === 'aguayo';
  return (
    <article className={compact ? css.breve : undefined}>
      <Metadata
        title={title}
        description={plainDescription}
        breadcrumbs={trail}
        {...{ picture, type, jsonLd, noIndex }}
      />
      <header className={cover && `${css.portada} ${css[cover.tone]}`}>
        <div className={`ancho ${css.cabecera}`}>
          <div className={css.titulo}>
            <Breadcrumbs trail={trail} />
            <h1>{heading ?? title}</h1>
            {summary && <div className={css.resumen}>{summary}</div>}
          </div>
          {(figures.length > 0 || action) && (
            <div className={css.cifras}>
              {figures.length > 0 && (
                <dl>
                  {figures.map(([value, note]) => (
                    <div key={`${value} ${note}`}>
                      <dt>{note}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {action && <div className={css.acciones}>{action}</div>}
            </div>
          )}
          {datum ? (
            <div className={css.dato}>{datum}</div>
          ) : (
            isAdorned && cover?.drawing && <Drawing name={cover.drawing} className={css.dibujo} />
          )}
        </div>
        {isAdorned && cover?.tone === 'sierra' && <Illimani whole className={css.illimani} />}
      </header>
      <div className={`ancho ${css.contenido}`}>
        {children}
        {written && texto}
      </div>
      {!noHelp && entidad && <Help entidad={entidad} {...{ topic, reference }} />}
    </article>
  );
}
