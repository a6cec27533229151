import type { PublicFile } from '@coop/domain';
import { focus, Picture } from '../../ui/media/Picture';
import css from './PromocionPicture.module.css';

type Props = {
  desktop: PublicFile | null;
  mobile: PublicFile | null;
  sizes: string;
  priority?: boolean;
  /** Portrait on large screens too: it fills the height of the cards beside it. */
  tall?: boolean;
  className?: string;
  adorns?: boolean;
};

export function PromocionPicture({ desktop, mobile, sizes, priority, tall, className = '', adorns }: Props) {
  if (!desktop) return null;
  const narrowOnes = Object.values(mobile?.variantes ?? {}).sort((a, b) => a.ancho - b.ancho);
  const narrow = narrowOnes.at(-1);
  return (
    <picture
      data-adorno={adorns ? '' : undefined}
      className={[css.imagen, className, narrow && (tall ? css.otraAlta : css.otra), ...focus(mobile?.foco)]
        .filter(Boolean)
        .join(' ')}
    >
      {narrow && (
        <source
          // PromocionPicture.module.css applies its focal point at the same breakpoints.
          media={tall ? '(width < 640px), (width >= 940px)' : '(width < 640px)'}
          srcSet={narrowOnes.map(({ url, ancho }) => `${url} ${ancho}w`).join(', ')}
          sizes="(min-width: 940px) 580px, 100vw"
          width={narrow.ancho}
          height={narrow.alto}
        />
      )}
      <Picture file={desktop} sizes={sizes} priority={priority} />
    </picture>
  );
}
