import type { PublicFile } from '@coop/domain';
import { focus } from './focus';
import css from './Picture.module.css';

type Props = {
  file: PublicFile;
  sizes?: string;
  priority?: boolean;
  className?: string;
  /** Decorative: not loaded in data-saver mode. */
  adorns?: boolean | undefined;
};

/** A responsive picture with the server's variants. */
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
