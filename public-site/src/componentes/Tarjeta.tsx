import type { PublicFile } from '@coop/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Imagen } from './Imagen';
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
export function Tarjeta({ titulo, href, nivel = 3, ancla, antes, imagen, cifra, children }: Props) {
  const Titulo = nivel === 2 ? 'h2' : 'h3';
  return (
    <li className={css.tarjeta} id={ancla}>
      {imagen ? (
        <Imagen archivo={imagen} className={css.imagen} tamanos="(min-width: 900px) 380px, 100vw" />
      ) : (
        <div className="aguayo aguayo-fino" />
      )}
      <div className={css.cuerpo}>
        {antes && <div className={css.antes}>{antes}</div>}
        <Titulo className={css.titulo}>
          <Link to={href}>{titulo}</Link>
        </Titulo>
        {children && <div className={css.texto}>{children}</div>}
        {cifra && (
          <p className={css.cifra}>
            <strong>{cifra.valor}</strong> <span>{cifra.nota}</span>
          </p>
        )}
      </div>
    </li>
  );
}
