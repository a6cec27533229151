import type { Publicado } from '../../reading/leer';
import { CardFrame } from '../../ui/cards/CardFrame';
import { Tag } from '../../ui/elements/Tag';
import { promocionTypes } from '../../wording/labels';
import { formatEnd } from './formatEnd';
import css from './PromocionCard.module.css';
import { PromocionPicture } from './PromocionPicture';

export type BriefPromocion = Pick<
  Publicado<'promociones'>,
  'slug' | 'titulo' | 'resumen' | 'tipo' | 'vigenteHasta' | 'diasRestantes' | 'imagenEscritorio' | 'imagenMovil'
>;

export const inBrief = (promocion: Publicado<'promociones'>): BriefPromocion => {
  const { slug, titulo, resumen, tipo, vigenteHasta, diasRestantes, imagenEscritorio, imagenMovil } = promocion;
  return { slug, titulo, resumen, tipo, vigenteHasta, diasRestantes, imagenEscritorio, imagenMovil };
};

const SOON_DAYS = 7;

type Props = { promocion: BriefPromocion; level: 2 | 3; tall?: boolean };

export function PromocionCard({ promocion, level, tall }: Props) {
  const { slug, titulo, resumen, tipo, vigenteHasta, diasRestantes, imagenEscritorio, imagenMovil } = promocion;
  const isSoon = diasRestantes !== null && diasRestantes <= SOON_DAYS;
  return (
    <CardFrame
      title={<a href={`/promociones/${slug}`}>{titulo}</a>}
      level={level}
      head={
        <PromocionPicture
          desktop={imagenEscritorio}
          mobile={imagenMovil}
          sizes="(min-width: 900px) 580px, 100vw"
          tall={tall}
          adorns
        />
      }
      before={
        <>
          <Tag tone="oro">{promocionTypes[tipo]}</Tag>
          <Tag tone={isSoon ? 'carmesi' : 'neutra'}>{formatEnd(diasRestantes, vigenteHasta)}</Tag>
        </>
      }
    >
      {resumen && <p className={css.resumen}>{resumen}</p>}
    </CardFrame>
  );
}
