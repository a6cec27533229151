import type { PublicFile } from '@coop/domain';
import { enfoque } from '../componentes/enfoque';
import { Imagen } from '../componentes/Imagen';
import css from './ImagenDePromocion.module.css';

type Props = {
  escritorio: PublicFile | null;
  movil: PublicFile | null;
  tamanos: string;
  prioritaria?: boolean;
  /** Upright on a large screen too: it stands beside others, as high as they are together. */
  alta?: boolean;
  className?: string;
};

/** The picture of a promotion: upright on a telephone, wide elsewhere. */
export function ImagenDePromocion({ escritorio, movil, tamanos, prioritaria, alta, className = '' }: Props) {
  if (!escritorio) return null;
  const angostas = Object.values(movil?.variantes ?? {}).sort((a, b) => a.ancho - b.ancho);
  const angosta = angostas.at(-1);
  return (
    <picture
      className={[css.imagen, className, angosta && (alta ? css.otraAlta : css.otra), ...enfoque(movil?.foco)]
        .filter(Boolean)
        .join(' ')}
    >
      {angosta && (
        <source
          // Where it stands, ImagenDePromocion.module.css takes its focus.
          media={alta ? '(width < 640px), (width >= 940px)' : '(width < 640px)'}
          srcSet={angostas.map(({ url, ancho }) => `${url} ${ancho}w`).join(', ')}
          sizes="(min-width: 940px) 580px, 100vw"
          width={angosta.ancho}
          height={angosta.alto}
        />
      )}
      <Imagen archivo={escritorio} tamanos={tamanos} prioritaria={prioritaria} />
    </picture>
  );
}
