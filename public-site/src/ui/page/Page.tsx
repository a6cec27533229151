import { type NavigationItem, trailIn } from '@coop/domain/navigation';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useEntidad } from '../../reading/useEntidad';
import { useMenu } from '../../reading/useMenu';
import { Breadcrumbs } from './Breadcrumbs';
import { Help } from './Help';
import { Metadata } from './Metadata';
import css from './Page.module.css';

type Props = Pick<ComponentProps<typeof Metadata>, 'picture' | 'type' | 'things' | 'noIndex'> & {
  title: string;
  /** What stands over the page, where its title says more than what one sees anyway. */
  heading?: string;
  summary?: ReactNode;
  /** Plain text for search engines, when the summary is not plain. */
  description?: string;
  /** The way here; the navigation's own when left out. */
  breadcrumbs?: readonly NavigationItem[];
  /** What must be seen at first sight, beside the title. */
  datum?: ReactNode;
  /** The topic that a query from this page is about. */
  topic?: string;
  /** The code of what this page is about, which goes with the query. */
  reference?: string;
  /** Without the band of contact at the end. */
  noHelp?: boolean;
  /** Where a screen of a phone must hold it. */
  compact?: boolean;
  children?: ReactNode;
};

/** The pattern of every page: the way here, one title, a summary, the content, how to ask. */
export function Page({
  title,
  heading = title,
  summary,
  description,
  breadcrumbs,
  datum,
  topic,
  reference,
  noHelp,
  compact,
  children,
  picture,
  type,
  things,
  noIndex,
}: Props) {
  const { pathname } = useLocation();
  const entidad = useEntidad();
  const menu = useMenu();
  const trail = breadcrumbs ?? trailIn(menu, pathname);
  const plainDescription = description ?? (typeof summary === 'string' ? summary : undefined);
  return (
    <article className={compact ? css.breve : undefined}>
      <Metadata
        title={title}
        description={plainDescription}
        breadcrumbs={trail}
        {...{ picture, type, things, noIndex }}
      />
      <header className={`ancho ${css.cabecera}`}>
        <Breadcrumbs trail={trail} />
        <div className={css.titulo}>
          <div>
            <h1>{heading}</h1>
            {summary && <div className={css.resumen}>{summary}</div>}
          </div>
          {datum && <div className={css.dato}>{datum}</div>}
        </div>
      </header>
      <div className={`ancho ${css.contenido}`}>{children}</div>
      {!noHelp && entidad && <Help entidad={entidad} {...{ topic, reference }} />}
    </article>
  );
}
