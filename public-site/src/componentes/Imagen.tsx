import type { PublicFile } from '@coop/domain';
import { enfoque } from './enfoque';
import css from './Imagen.module.css';

type Props = { archivo: PublicFile; tamanos?: string; prioritaria?: boolean; className?: string };

/** A picture in the widths that the server made of it; the browser takes the one that it needs. */
export function Imagen({ archivo, tamanos = '100vw', prioritaria, className }: Props) {
  const variantes = Object.values(archivo.variantes).sort((a, b) => a.ancho - b.ancho);
  const mayor = variantes.at(-1);
  return (
    <img
      className={
        [className, archivo.foco && css.enfocada, ...enfoque(archivo.foco)].filter(Boolean).join(' ') || undefined
      }
      src={mayor?.url ?? archivo.url}
      srcSet={variantes.length > 1 ? variantes.map(({ url, ancho }) => `${url} ${ancho}w`).join(', ') : undefined}
      sizes={variantes.length > 1 ? tamanos : undefined}
      alt={archivo.alternativo ?? ''}
      width={mayor?.ancho ?? archivo.ancho ?? undefined}
      height={mayor?.alto ?? archivo.alto ?? undefined}
      loading={prioritaria ? undefined : 'lazy'}
      fetchPriority={prioritaria ? 'high' : undefined}
      decoding="async"
    />
  );
}
