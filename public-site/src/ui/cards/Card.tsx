import type { PublicFile } from '@coop/domain';
import type { ReactNode } from 'react';
import { Picture } from '../media/Picture';
import css from './Card.module.css';
import { CardFrame } from './CardFrame';

type Props = {
  title: string;
  href: string;
  level?: 2 | 3;
  anchor?: string;
  before?: ReactNode;
  picture?: PublicFile | null;
  /** The picture shows the item itself: a house, a vehicle. */
  ofGoods?: boolean;
  figure?: { value: string; note: string };
  /** No longer offered: its picture is grey. */
  withdrawn?: boolean;
  children?: ReactNode;
};

/** Linked summary of an item in a grid or list. */
export const Card = ({
  title,
  href,
  level = 3,
  anchor,
  before,
  picture,
  ofGoods,
  figure,
  withdrawn,
  children,
}: Props) => (
  <CardFrame
    short={!picture && !before}
    title={<a href={href}>{title}</a>}
    level={level}
    anchor={anchor}
    before={before}
    head={
      picture ? (
        <Picture
          file={picture}
          className={`${css.imagen} ${withdrawn ? css.retirado : ''}`}
          sizes="(min-width: 900px) 380px, 100vw"
          adorns={!ofGoods}
        />
      ) : (
        <div className="aguayo aguayo-fino" />
      )
    }
  >
    {children && <div className={css.texto}>{children}</div>}
    {figure && (
      <p className={css.cifra}>
        <strong>{figure.value}</strong> <span>{figure.note}</span>
      </p>
    )}
  </CardFrame>
);
