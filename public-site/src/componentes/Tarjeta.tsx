import type { PublicFile } from '@coop/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Imagen } from './Imagen';
import { MarcoDeTarjeta } from './MarcoDeTarjeta';
import css from './Tarjeta.module.css';

type Props = {
  titulo: string;
  href: string;
  /** Level of its title: 2 in a list that is the page, 3 under a title of its own. */
  nivel?: 2 | 3;
  ancla?: string;
  antes?: ReactNode;
  imagen?: PublicFile | null;
  cifra?: { valor: string; nota: string };
  children?: ReactNode;
};

/** A card that leads to a page; all of it can be touched. */
export const Tarjeta = ({ titulo, href, nivel = 3, ancla, antes, imagen, cifra, children }: Props) => (
  <MarcoDeTarjeta
    titulo={<Link to={href}>{titulo}</Link>}
    nivel={nivel}
    ancla={ancla}
    antes={antes}
    cabeza={
      imagen ? (
        <Imagen archivo={imagen} className={css.imagen} tamanos="(min-width: 900px) 380px, 100vw" />
      ) : (
        <div className="aguayo aguayo-fino" />
      )
    }
  >
    {children && <div className={css.texto}>{children}</div>}
    {cifra && (
      <p className={css.cifra}>
        <strong>{cifra.valor}</strong> <span>{cifra.nota}</span>
      </p>
    )}
  </MarcoDeTarjeta>
);
