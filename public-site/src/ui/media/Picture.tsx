import type { PublicFile } from '@coop/domain';
import css from './Picture.module.css';

/** Returns classes that crop around the focal point, rounded to tenths: the CSP forbids inline styles. */
export const focus = (focused: PublicFile['foco'] | undefined): (string | undefined)[] =>
  focused ? [css[`x${Math.round(focused.x / 10)}`], css[`y${Math.round(focused.y / 10)}`]] : [];

type Props = {
  file: PublicFile;
  sizes?: string;
  priority?: boolean;
  className?: string;
  /** Decorative: not loaded in data-saver mode. */
  adorns?: boolean | undefined;
};

export function Picture({ file, sizes = '100vw', priority, className, adorns }: Props) {
  const variants = Object.values(file.variantes).sort((a, b) => a.ancho - b.ancho);
  const greatest = variants.at(-1);
  return (
    <img
      className={[className, file.foco && css.enfocada, ...focus(file.foco)].filter(Boolean).join(' ') || undefined}
      src={greatest?.url ?? file.url}
      srcSet={variants.length > 1 ? variants.map(({ url, ancho }) => `${url} ${ancho}w`).join(', ') : undefined}
      sizes={variants.length > 1 ? sizes : undefined}
      alt={file.alternativo ?? ''}
      width={greatest?.ancho ?? file.ancho ?? undefined}
      height={greatest?.alto ?? file.alto ?? undefined}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      data-adorno={adorns ? '' : undefined}
    />
  );
}
