import { type NavigationItem, trailIn } from '@coop/domain/navigation';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useEntidad, useMenu } from '../../reading/useLayout';
import { Breadcrumbs } from './Breadcrumbs';
import { Help } from './Help';
import { Metadata } from './Metadata';
import css from './Page.module.css';

type Props = Pick<ComponentProps<typeof Metadata>, 'picture' | 'type' | 'things' | 'noIndex'> & {
  title: string;
  /** Visible heading, where the title has text that the page already shows. */
  heading?: string;
  summary?: ReactNode;
  /** Plain text for search engines, when the summary is not plain. */
  description?: string;
  /** Defaults to the menu's breadcrumbs. */
  breadcrumbs?: readonly NavigationItem[];
  /** Key data beside the title. */
  datum?: ReactNode;
  /** Topic of an enquiry from this page. */
  topic?: string;
  /** Code of the page's subject, sent with the enquiry. */
  reference?: string;
  /** Omits the contact section at the end. */
  noHelp?: boolean;
  /** Tighter layout, to fit on one phone screen. */
  compact?: boolean;
  children?: ReactNode;
};

/** The layout of a page: breadcrumbs, one title, a summary, the content and how to ask. */
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
