import { Link } from 'react-router-dom';
import { Etiqueta } from '../componentes/Etiqueta';
import { MarcoDeTarjeta } from '../componentes/MarcoDeTarjeta';
import { tiposDePromocion } from '../etiquetas';
import type { Publicado } from '../leer';
import { ImagenDePromocion } from './ImagenDePromocion';
import { plazoEnPalabras } from './plazoEnPalabras';
import css from './TarjetaDePromocion.module.css';

export type PromocionBreve = Pick<
  Publicado<'promociones'>,
  'slug' | 'titulo' | 'resumen' | 'tipo' | 'vigenteHasta' | 'diasRestantes' | 'imagenEscritorio' | 'imagenMovil'
>;

/** Of a promotion, what its card shows. */
export const enBreve = (promocion: Publicado<'promociones'>): PromocionBreve => {
  const { slug, titulo, resumen, tipo, vigenteHasta, diasRestantes, imagenEscritorio, imagenMovil } = promocion;
  return { slug, titulo, resumen, tipo, vigenteHasta, diasRestantes, imagenEscritorio, imagenMovil };
};

const PRONTO_DIAS = 7;

type Props = { promocion: PromocionBreve; nivel: 2 | 3; alta?: boolean };

/** A promotion in a list; all of it can be touched. `alta`: its picture is upright. */
export function TarjetaDePromocion({ promocion, nivel, alta }: Props) {
  const { slug, titulo, resumen, tipo, vigenteHasta, diasRestantes, imagenEscritorio, imagenMovil } = promocion;
  const esPronto = diasRestantes !== null && diasRestantes <= PRONTO_DIAS;
  return (
    <MarcoDeTarjeta
      titulo={<Link to={`/promociones/${slug}`}>{titulo}</Link>}
      nivel={nivel}
      cabeza={
        <ImagenDePromocion
          escritorio={imagenEscritorio}
          movil={imagenMovil}
          tamanos="(min-width: 900px) 580px, 100vw"
          alta={alta}
        />
      }
      antes={
        <>
          <Etiqueta tono="oro">{tiposDePromocion[tipo]}</Etiqueta>
          <Etiqueta tono={esPronto ? 'carmesi' : 'neutra'}>{plazoEnPalabras(diasRestantes, vigenteHasta)}</Etiqueta>
        </>
      }
    >
      {resumen && <p className={css.resumen}>{resumen}</p>}
    </MarcoDeTarjeta>
  );
}
